import type { CardField, FieldFailure } from './card-fields.ts';
import type { ElementOptions } from './element-options.ts';

export interface InputEvents {
  onChange(): void;
  onFocus(): void;
  onBlur(): void;
  onEscape(): void;
}

export class CardInput {
  readonly field: CardField;
  readonly input = document.createElement('input');
  readonly #brand: () => string;
  /** Incomplete fields are reported only after blur or submit. */
  #isChecked = false;

  constructor(field: CardField, brand: () => string, events: InputEvents) {
    this.field = field;
    this.#brand = brand;
    const { input } = this;
    input.type = 'text';
    input.name = field.name;
    input.autocomplete = field.autocomplete as AutoFill;
    input.inputMode = field.name === 'postal' ? 'text' : 'numeric';
    input.spellcheck = false;
    input.setAttribute('autocorrect', 'off');
    input.setAttribute('aria-label', field.label);
    input.addEventListener('input', (event) => {
      this.#rewrite(event instanceof InputEvent && event.inputType.startsWith('delete'));
      this.#isChecked = false;
      events.onChange();
    });
    input.addEventListener('focus', () => events.onFocus());
    input.addEventListener('blur', () => {
      this.#isChecked = this.text !== '';
      events.onChange();
      events.onBlur();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') events.onEscape();
    });
  }

  get text(): string {
    return this.input.value;
  }

  get isComplete(): boolean {
    return this.field.isComplete(this.text, this.#brand());
  }

  get failure(): FieldFailure | undefined {
    const wrong = this.text ? this.field.wrong(this.text, this.#brand()) : undefined;
    return wrong ?? (this.#isChecked && !this.isComplete ? this.field.missing : undefined);
  }

  check(): FieldFailure | undefined {
    this.#isChecked = true;
    return this.failure;
  }

  clear(): void {
    this.input.value = '';
    this.#isChecked = false;
  }

  dress({ placeholder, disabled }: ElementOptions, isOnly: boolean): void {
    this.input.placeholder = isOnly && placeholder !== undefined ? placeholder : this.field.placeholder;
    this.input.disabled = disabled ?? false;
  }

  /** Retains the caret position relative to the digits. */
  #rewrite(isDeleting: boolean): void {
    const { input } = this;
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    const text = this.field.format(typed, isDeleting);
    if (text === typed) return;
    const isAtEnd = caret === typed.length;
    const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
    input.value = text;
    const place = isAtEnd ? text.length : placeAfter(text, digitsBefore);
    if (document.activeElement === input) input.setSelectionRange(place, place);
  }
}

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
