import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { submitOnce } from './submit-once';

it('ignores a second press until the first is done', async () => {
  const saved = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => saved.promise);
  const form = createFormControl<{ name: string }>({ defaultValues: { name: 'Ada' } });
  const press = () => submitOnce(form, onSubmit)();

  press();
  press();

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  saved.resolve();
  await vi.waitFor(() => {
    press();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
