import { detectCardBrand, listFields } from './card-fields.ts';
import type { FieldError } from './card-fields.ts';
import { CardInput } from './card-input.ts';
import { ElementStyle } from './element-style.ts';
import type { ElementOptions, ElementState } from './element-style.ts';
import { StripeElement } from './stripe-element.ts';

export interface Group {
  brand(): string;
  remove(element: CardElement): void;
  elements(): CardElement[];
}

/** An element of Stripe.js: `cardNumber`, `cardExpiry`, `cardCvc` or the combined `card`. */
export class CardElement extends StripeElement {
  readonly type: string;
  readonly group: Group;
  readonly inputs: CardInput[];
  readonly #style: ElementStyle;
  readonly #box = document.createElement('div');
  #options: ElementOptions;
  #mount: HTMLElement | undefined;
  #lastChange = '';
  #mounted = new AbortController();

  constructor(type: string, options: ElementOptions, group: Group) {
    super();
    this.type = type;
    this.group = group;
    this.#options = options;
    this.inputs = listFields(type, options.hidePostalCode ?? false).map(
      (field) =>
        new CardInput(field, () => group.brand(), {
          onChange: () => this.#emitChange(),
          onFocus: () => this.#refreshAndEmit('focus'),
          onBlur: () => this.#refreshAndEmit('blur'),
          onEscape: () => this.#refreshAndEmit('escape'),
        }),
    );
    const inputs = this.inputs.map(({ input }) => input);
    this.#style = new ElementStyle(inputs);
    Object.assign(this.#box.style, { display: 'flex', gap: '0.75em', width: '100%' });
    this.#box.append(...inputs);
    this.#refresh();
  }

  mount(target: string | HTMLElement): this {
    const mount = this.findMount(target);
    this.#mount = mount;
    this.#mounted = new AbortController();
    mount.replaceChildren(this.#box);
    this.#connectLabel(mount);
    this.#refresh();
    setTimeout(() => this.emitAndReplay('ready'));
    return this;
  }

  unmount(): this {
    this.#mounted.abort();
    this.#box.remove();
    this.#style.remove(this.#mount, this.#options);
    this.#mount = undefined;
    return this;
  }

  destroy(): this {
    this.unmount();
    this.group.remove(this);
    return this;
  }

  update(options: ElementOptions): this {
    this.#options = { ...this.#options, ...options };
    this.#refresh();
    return this;
  }

  focus(): void {
    this.inputs[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.inputs) input.blur();
  }

  clear(): void {
    for (const input of this.inputs) input.clear();
    this.#emitChange();
  }

  /** Part of the Stripe.js interface; card elements cannot be collapsed. */
  collapse(): this {
    return this;
  }

  toText(name: string): string | undefined {
    return this.inputs.find(({ field }) => field.name === name)?.text;
  }

  /** Validates as on submit and returns the first error. */
  check(): FieldError | undefined {
    const failures = this.inputs.map((input) => input.check());
    this.#emitChange();
    return failures.find((error) => error !== undefined);
  }

  #emitChange(): void {
    this.#refresh();
    const event = {
      empty: this.inputs.every(({ text }) => text === ''),
      complete: this.inputs.every(({ isComplete }) => isComplete),
      error: this.inputs.map(({ error }) => error).find((error) => error !== undefined),
      ...(this.type === 'cardExpiry' || this.type === 'cardCvc' ? {} : { brand: this.group.brand() }),
      ...(this.type === 'card' ? { value: { postalCode: this.toText('postal') ?? '' } } : {}),
    };
    const serialized = JSON.stringify(event);
    if (serialized === this.#lastChange) return;
    this.#lastChange = serialized;
    this.emit('change', event);
  }

  #refreshAndEmit(name: string): void {
    this.#refresh();
    this.emit(name);
  }

  #refresh(): void {
    const states = new Set<ElementState>();
    if (this.inputs.every(({ isComplete }) => isComplete)) states.add('complete');
    if (this.inputs.every(({ text }) => text === '')) states.add('empty');
    if (this.inputs.some(({ error: failure }) => failure)) states.add('invalid');
    if (this.inputs.some(({ input }) => input === document.activeElement)) states.add('focus');
    for (const cardInput of this.inputs) {
      cardInput.applyOptions(this.#options, this.inputs.length === 1);
      cardInput.input.setAttribute('aria-invalid', String(cardInput.error !== undefined));
    }
    this.#style.apply(this.#options, this.#mount, states);
  }

  /** Uses the label of the mount element as accessible name and focuses the input on click. */
  #connectLabel(mount: HTMLElement): void {
    const [only, ...others] = this.inputs;
    const label = mount.id ? document.querySelector(`label[for="${CSS.escape(mount.id)}"]`) : null;
    if (!only || !label) return;
    if (others.length === 0 && label.textContent)
      only.input.setAttribute('aria-label', label.textContent.trim());
    label.addEventListener('click', () => this.focus(), { signal: this.#mounted.signal });
  }
}

export function detectBrand(elements: CardElement[]): string {
  const numbers = elements
    .map((element) => element.toText('cardnumber'))
    .filter((text) => text !== undefined);
  return detectCardBrand(numbers[0] ?? '');
}
