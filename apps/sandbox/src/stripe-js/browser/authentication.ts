import { openDialog } from './dialog.ts';

export type AuthenticationResult = 'complete' | 'fail';

const TEXTS = {
  title: '3D Secure 2 Test Page',
  text: 'This is a test environment, so no bank is contacted. Complete or fail the authentication.',
};

/** Shows the bank's test page on which the cardholder completes or fails the authentication. */
export function showAuthenticationDialog(): Promise<AuthenticationResult> {
  return new Promise((resolve) => {
    const finish = (outcome: AuthenticationResult) => {
      dialog.close();
      resolve(outcome);
    };
    const dialog = openDialog(TEXTS, [
      { label: 'Complete', run: () => finish('complete') },
      { label: 'Fail', run: () => finish('fail') },
    ]);
  });
}
