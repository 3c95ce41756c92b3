import type { Page } from 'playwright';

/**
 * Lists the text fields of dialogs in which Enter does nothing: the browser submits a form of several only by its submit
 * button, which may be outside. Search boxes filter while one types, and combo boxes handle the key themselves.
 */
export const listDeadEnterKeys = (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  page.evaluate(() => {
    const types = ['text', 'email', 'password', 'tel', 'url', 'number', 'date', 'time'];
    const isText = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && types.includes(element.type);
    const isSubmit = (element: Element) => element instanceof HTMLButtonElement && element.type === 'submit';
    const isDead = ({ form }: HTMLInputElement) => {
      if (form === null) return true;
      const elements = [...form.elements];
      return elements.filter(isText).length > 1 && !elements.some(isSubmit);
    };
    return [...document.querySelectorAll('[role="dialog"] input:read-write:not([role="combobox"])')]
      .filter(isText)
      .filter((field) => field.checkVisibility() && isDead(field))
      .map((field) => `enter-key: nothing submits “${field.labels?.[0]?.textContent ?? field.ariaLabel}”`);
  });
