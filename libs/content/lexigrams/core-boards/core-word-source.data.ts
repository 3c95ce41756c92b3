/** The public list that each board covers; the choice of all other words is our own. */
export const coreWordSource = {
  name: 'Project Core, Universal Core Vocabulary',
  url: 'https://www.project-core.com/communication-systems/',
};

/** The 36 words of the universal core. */
export const universalCore: readonly string[] = (
  'all can different do finished get go good he help here i in it like look make more not on open put same she some ' +
  'stop that turn up want what when where who why you'
).split(' ');
