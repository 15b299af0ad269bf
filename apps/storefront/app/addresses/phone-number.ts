interface Plan {
  readonly code: string;
  readonly digits?: number;
}

/** Calling codes of the countries that are delivered to, and how many digits a number has there, where that is fixed. */
const plans: ReadonlyMap<string, Plan> = new Map<string, Plan>(
  Object.entries({
    DK: { code: '45', digits: 8 },
    NO: { code: '47', digits: 8 },
    DE: { code: '49' },
    SE: { code: '46' },
    FI: { code: '358' },
    NL: { code: '31' },
    BE: { code: '32' },
    FR: { code: '33' },
    AT: { code: '43' },
    IE: { code: '353' },
    ES: { code: '34' },
    IT: { code: '39' },
    PL: { code: '48' },
  }),
);

const NO_BREAK_SPACE = '\u00a0';

/** In Italy the zero before a number is part of it. */
const keepsZero = new Set(['IT']);

/** What stands in the field at first: `+45 `. Empty for a country that is not known. */
export function phonePrefix(country: string): string {
  const plan = plans.get(country);
  return plan ? `+${plan.code} ` : '';
}

/** Whether nothing but a calling code has been typed. */
export function isPhoneEmpty(typed: string): boolean {
  const digits = typed.replace(/[\s()./-]/g, '');
  return digits === '' || digits === '+' || [...plans.values()].some(({ code }) => digits === `+${code}`);
}

/**
 * A telephone number as a carrier needs it, E.164: `+4520202020`. National numbers are those of `country`. Nothing for what
 * cannot be a number.
 */
export function toE164(typed: string, country: string): string | undefined {
  const compact = typed.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  // Pasted after the calling code that stood there: only the last one counts.
  const text = compact.slice(Math.max(0, compact.lastIndexOf('+')));
  if (!/^\+?\d+$/.test(text)) return undefined;
  const number = text.startsWith('+') ? text.slice(1) : national(text, country);
  if (number === undefined || !/^[1-9]\d{6,14}$/.test(number)) return undefined;
  const plan = [...plans.values()].find(
    ({ code, digits }) => digits !== undefined && number.startsWith(code),
  );
  if (plan?.digits !== undefined && number.length !== plan.code.length + plan.digits) return undefined;
  return `+${number}`;
}

/**
 * A number of E.164 as people read it: `+45 20 20 20 20`, in one line. In pairs where a number has eight digits; elsewhere the
 * places vary in length, and only the calling code stands apart. Anything else is left as it is.
 */
export function readablePhone(number: string): string {
  const plan = [...plans.values()].find(({ code }) => number.startsWith(`+${code}`));
  if (!plan || toE164(number, '') !== number) return number;
  const rest = number.slice(plan.code.length + 1);
  const groups = plan.digits === undefined ? [rest] : (rest.match(/../g) ?? []);
  return [`+${plan.code}`, ...groups].join(NO_BREAK_SPACE);
}

function national(text: string, country: string): string | undefined {
  const plan = plans.get(country);
  if (!plan) return undefined;
  return plan.code + (keepsZero.has(country) ? text : text.replace(/^0/, ''));
}
