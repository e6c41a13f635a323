// How dates are written; a format is made when the first date is: making one takes a phone a tenth of a second.

/** Gives what writes a date, in British English. */
export function dateFormat(shape: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat('en-GB', shape)).format(date);
}
