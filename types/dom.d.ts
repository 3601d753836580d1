// Where the scripts know more of the document than its types do.

/** What the scripts look for are elements of HTML or drawings, which have these in common. */
interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {
  readonly offsetParent: Element | null;
  hidePopover(): void;
  setAttribute(name: string, value: string | number | boolean): void;
}

/** What they listen to happens to elements. */
interface EventTarget {
  closest(selector: string): any;
  value: any;
}

/** What is found by its id or name is of the kind that the page has made. */
interface Document {
  querySelector(selector: string): any;
  getElementById(id: string): any;
  getElementsByName(name: string): any;
}

interface Event {
  readonly detail: any; // how often it was pressed; none by the keyboard
}
