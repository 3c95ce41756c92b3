export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  lost: '4000000000009987',
  stolen: '4000000000009979',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  processingError: '4000000000000119',
  requiresAuthentication: '4000002500003155',
  authenticatesThenDeclines: '4000008400001629',
  blocked: '4100000000000019',
  disputed: '4000000000000259',
  /** Can be saved, but every charge fails. */
  failsLater: '4000000000000341',
};
