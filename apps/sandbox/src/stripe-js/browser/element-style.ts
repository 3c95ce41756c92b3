type StyleRules = { [property: string]: string | StyleRules };

export interface ElementOptions {
  style?: { base?: StyleRules; complete?: StyleRules; empty?: StyleRules; invalid?: StyleRules };
  classes?: Partial<Record<ElementState | 'base' | 'webkitAutofill', string>>;
  placeholder?: string;
  disabled?: boolean;
  hidePostalCode?: boolean;
}

export type ElementState = 'complete' | 'empty' | 'focus' | 'invalid';

const STATE_CLASSES: Record<ElementState | 'base', string> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
/** Set through CSSOM, which a content security policy allows. */
const RESET_STYLES: Record<string, string> = {
  appearance: 'none',
  background: 'transparent',
  border: '0',
  boxSizing: 'border-box',
  flex: '1 1 0',
  font: 'inherit',
  margin: '0',
  minWidth: '0',
  outline: 'none',
  padding: '0',
  width: '100%',
};

let elementCount = 0;

/** Applies class names by state to the mount element and the caller's style rules to its inputs. */
export class ElementStyle {
  readonly #sheet = new CSSStyleSheet();
  readonly #name: string;
  readonly #inputs: HTMLInputElement[];

  constructor(inputs: HTMLInputElement[]) {
    elementCount += 1;
    this.#name = `sandbox-element-${elementCount}`;
    this.#inputs = inputs;
    for (const input of inputs) {
      input.classList.add(this.#name);
      Object.assign(input.style, RESET_STYLES);
    }
  }

  /** `style` has one block per state; later blocks override earlier ones. */
  apply(options: ElementOptions, mount: HTMLElement | undefined, states: Set<ElementState>): void {
    if (mount && !document.adoptedStyleSheets.includes(this.#sheet))
      document.adoptedStyleSheets.push(this.#sheet);
    const { base = {}, complete, empty, invalid } = options.style ?? {};
    const blocks = [
      base,
      states.has('complete') ? complete : undefined,
      states.has('empty') ? empty : undefined,
      states.has('invalid') ? invalid : undefined,
    ];
    this.#write(Object.assign({}, ...blocks) as StyleRules);
    for (const state of Object.keys(STATE_CLASSES) as (keyof typeof STATE_CLASSES)[]) {
      const name = options.classes?.[state] ?? STATE_CLASSES[state];
      if (name) mount?.classList.toggle(name, state === 'base' || states.has(state));
    }
  }

  remove(mount: HTMLElement | undefined, options: ElementOptions): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    for (const state of Object.keys(STATE_CLASSES) as (keyof typeof STATE_CLASSES)[]) {
      mount?.classList.remove(options.classes?.[state] ?? STATE_CLASSES[state]);
    }
  }

  #write(rules: StyleRules): void {
    const nested: string[] = [];
    for (const [property, value] of Object.entries(rules)) {
      if (typeof value === 'string') for (const input of this.#inputs) setRule(input.style, property, value);
      else nested.push(`.${this.#name}${property} { ${toDeclarations(value)} }`);
    }
    this.#sheet.replaceSync(nested.join('\n'));
  }
}

function setRule(style: CSSStyleDeclaration, property: string, value: string): void {
  style.setProperty(toKebabCase(property), value);
}

function toDeclarations(rules: StyleRules): string {
  return Object.entries(rules)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([property, value]) => `${toKebabCase(property)}: ${value.replace(/[;{}]/g, '')} !important;`)
    .join(' ');
}

function toKebabCase(property: string): string {
  return property.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);
}
