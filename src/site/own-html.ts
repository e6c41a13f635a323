// What the HTML of our own printers looks like: all that the Trusted Types policy of HTML lets into a page.

const ELEMENTS =
  'a|b|br|code|details|div|em|g|header|li|ol|p|path|pre|rect|section|small|span|strong|summary|svg|text|wbr';
const ATTRIBUTES = 'aria-hidden|aria-label|class|d|height|title|viewBox|width|x|y';
/** Links lead to https, to a place on the page, or to a path of this site. */
const LINK = String.raw`href="(?:https:\/\/|#|\/(?![\/\\]))[^"<>]*"`;
/** A tag as the printers write it: known names, values in double quotes, and nothing else. */
const TAG = new RegExp(String.raw`<\/?(?:${ELEMENTS})(?: (?:(?:${ATTRIBUTES})="[^"<>]*"|${LINK}))* ?\/?>`, 'g');

/** Asks whether every `<` of HTML begins a tag that our printers write; whatever else is in it is text. */
export const isOwnHtml = (html: string): boolean => !html.replaceAll(TAG, '').includes('<');
