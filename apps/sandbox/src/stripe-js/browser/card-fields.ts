export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface CardField {
  name: string;
  label: string;
  placeholder: string;
  autocomplete: string;
  /** Formats the typed text; `isDeleting` allows deleting across a separator. */
  format(typed: string, isDeleting: boolean): string;
  isComplete(text: string, brand: string): boolean;
  validate(text: string, brand: string): FieldError | undefined;
  /** Error on blur or submit of an incomplete field. */
  incompleteError: FieldError;
}

const toDigits = (text: string) => text.replace(/\D/g, '');
const createError = (code: string, message: string): FieldError => ({
  type: 'validation_error',
  code,
  message,
});

export function detectCardBrand(text: string): string {
  const digits = toDigits(text);
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^6(011|5)/.test(digits)) return 'discover';
  return 'unknown';
}

function getNumberLength(brand: string): number {
  return brand === 'amex' ? 15 : 16;
}

function hasValidChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const number: CardField = {
  name: 'cardnumber',
  label: 'Credit or debit card number',
  placeholder: '1234 1234 1234 1234',
  autocomplete: 'cc-number',
  format: (typed) => {
    const brand = detectCardBrand(typed);
    const digits = toDigits(typed).slice(0, getNumberLength(brand));
    const groups =
      brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
    return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
  },
  isComplete: (text, brand) =>
    toDigits(text).length === getNumberLength(brand) && hasValidChecksum(toDigits(text)),
  validate: (text, brand) =>
    toDigits(text).length === getNumberLength(brand) && !hasValidChecksum(toDigits(text))
      ? createError('invalid_number', 'Your card number is invalid.')
      : undefined,
  incompleteError: createError('incomplete_number', 'Your card number is incomplete.'),
};

export function parseExpiry(text: string): { month: number; year: number } {
  const digits = toDigits(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

const expiry: CardField = {
  name: 'exp-date',
  label: 'Credit or debit card expiration date',
  placeholder: 'MM / YY',
  autocomplete: 'cc-exp',
  format: (typed, isDeleting) => {
    const allDigits = toDigits(typed.replace(/^\s*(\d)\s*\//, '0$1/'));
    // Autofill may enter a year of four digits.
    const shortDigits = /^\d{2}20\d{2}$/.test(allDigits)
      ? allDigits.slice(0, 2) + allDigits.slice(4)
      : allDigits;
    const digits = (/^[2-9]/.test(shortDigits) ? `0${shortDigits}` : shortDigits).slice(0, 4);
    if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
    return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  },
  isComplete: (text) => toDigits(text).length === 4 && !validateExpiry(text),
  validate: (text) => validateExpiry(text),
  incompleteError: createError('incomplete_expiry', "Your card's expiration date is incomplete."),
};

function validateExpiry(text: string): FieldError | undefined {
  const digits = toDigits(text);
  const { month, year } = parseExpiry(text);
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return createError('invalid_expiry_month', "Your card's expiration date is invalid.");
  }
  if (digits.length < 4) return undefined;
  const now = new Date();
  if (year < now.getFullYear()) {
    return createError('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return createError('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return year > now.getFullYear() + 50
    ? createError('invalid_expiry_year', "Your card's expiration year is invalid.")
    : undefined;
}

const cvc: CardField = {
  name: 'cvc',
  label: 'Credit or debit card CVC/CVV',
  placeholder: 'CVC',
  autocomplete: 'cc-csc',
  format: (typed) => toDigits(typed).slice(0, 4),
  isComplete: (text, brand) =>
    text.length === (brand === 'amex' ? 4 : 3) || (brand === 'unknown' && text.length === 4),
  validate: () => undefined,
  incompleteError: createError('incomplete_cvc', "Your card's security code is incomplete."),
};

const postal: CardField = {
  name: 'postal',
  label: 'ZIP or postal code',
  placeholder: 'ZIP',
  autocomplete: 'billing postal-code',
  format: (typed) => typed.slice(0, 12),
  isComplete: (text) => text.trim().length >= 3,
  validate: () => undefined,
  incompleteError: createError('incomplete_zip', 'Your postal code is incomplete.'),
};

export function listFields(type: string, hidesPostalCode: boolean): CardField[] {
  if (type === 'cardNumber') return [number];
  if (type === 'cardExpiry') return [expiry];
  if (type === 'cardCvc') return [cvc];
  return hidesPostalCode ? [number, expiry, cvc] : [number, expiry, cvc, postal];
}
