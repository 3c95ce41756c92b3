/** Verbs that a subject may begin with; add one when a change needs it. */
const VERBS = (
  'accept add allow answer avoid ask break bring build bump cache change check choose clarify compare compute configure ' +
  'consolidate convert correct count cover create delete describe detect disable document draw drop enable encode end ' +
  'enforce ensure explain expose extend extract fail fetch find fix follow forbid format generate give group handle hide ' +
  'ignore import improve include index inline introduce invalidate join keep let limit list load log make mark measure ' +
  'merge migrate move name open order parse pass pin prefer press prevent print protect prove publish pull put read record ' +
  'redraw reduce refuse reject release remove rename render reorder replace report require reset resolve restore retry ' +
  'return revert rewrite run save send separate serve set shorten show simplify skip sort speed split start stop store ' +
  'support switch sync take tell test tighten track translate turn unify update upgrade use validate verify wait warn wrap ' +
  'write'
).split(' ');

const subjectImperative = ({ subject }) => {
  const [verb = ''] = (subject ?? '').split(' ');
  return [VERBS.includes(verb), `begin the subject with an imperative verb, not "${verb}"`];
};

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [{ rules: { 'subject-imperative': subjectImperative } }],
  rules: { 'subject-imperative': [2, 'always'] },
};
