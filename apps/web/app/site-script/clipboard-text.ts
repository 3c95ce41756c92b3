export async function copyText(button: HTMLElement): Promise<void> {
  const text = document.getElementById(button.dataset.copy ?? '')?.textContent ?? '';
  const status = button.parentElement?.querySelector('[role="status"]');
  const announcement = await navigator.clipboard.writeText(text).then(
    () => 'Copied.',
    () => 'It could not be copied. Please select the text.',
  );
  if (status) status.textContent = announcement;
}
