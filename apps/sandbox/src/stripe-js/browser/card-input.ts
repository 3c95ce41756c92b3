import type { CardField, FieldError } from './card-fields.ts';
import type { ElementOptions } from './element-style.ts';

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
      this.#reformat(event instanceof InputEvent && event.inputType.startsWith('delete'));
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

  get error(): FieldError | undefined {
    const validationError = this.text ? this.field.validate(this.text, this.#brand()) : undefined;
    return validationError ?? (this.#isChecked && !this.isComplete ? this.field.incompleteError : undefined);
  }

  check(): FieldError | undefined {
    this.#isChecked = true;
    return this.error;
  }

  clear(): void {
    this.input.value = '';
    this.#isChecked = false;
  }

  applyOptions({ placeholder, disabled }: ElementOptions, isOnly: boolean): void {
    this.input.placeholder = isOnly && placeholder !== undefined ? placeholder : this.field.placeholder;
    this.input.disabled = disabled ?? false;
  }

  /** Retains the caret position relative to the digits. */
  #reformat(isDeleting: boolean): void {
    const { input } = this;
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    const text = this.field.format(typed, isDeleting);
    if (text === typed) return;
    const isAtEnd = caret === typed.length;
    const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
    input.value = text;
    const position = isAtEnd ? text.length : findCaretPosition(text, digitsBefore);
    if (document.activeElement === input) input.setSelectionRange(position, position);
  }
}

function findCaretPosition(text: string, digits: number): number {
  let count = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (count === digits) return position;
    if (/\d/.test(text.charAt(position))) count += 1;
  }
  return text.length;
}
