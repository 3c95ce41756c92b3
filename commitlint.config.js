/** Verbs that a subject may begin with; add one when a change needs it. */
const VERBS = (
  'accept adapt add adjust align allow announce answer apply ask assign attach avoid back batch begin block bound break bring ' +
  'build bump bundle cache calculate cap catch change charge check choose clarify clean clear close collect compare complete compose compress ' +
  'compute configure connect consolidate convert copy correct count cover create decide declare deduplicate defer define delete ' +
  'derive describe detect disable discard divide document draw drop email enable encode encrypt end enforce ensure erase escape ' +
  'exclude execute expect explain lay retake export expose extend extract fail fetch fill filter find finish fix focus follow forbid ' +
  'force format frame generate give group guard handle hide highlight hold hydrate ignore implement import improve ' +
  'include index inject inline insert install introduce invalidate isolate join keep label leave let lift limit ' +
  'link lint list listen load localize lock log lower make manage map mark match measure merge migrate move name narrow normalize ' +
  'offer omit open optimize order override page paginate parse pass patch pause permit persist pin poll prefer prepare ' +
  'place play prefill press prevent print process promote protect prove provide prune publish pull push put query queue read rebuild record ' +
  'recover redraw reduce refresh refuse regenerate register reject release reload remember remove rename render ' +
  'reorder repair repeat replace replay report request require reserve reset resolve restore retry return reuse revert ' +
  'rewrite rotate route run sanitize save scan say schedule scope search select send separate serve set share shorten show shrink sign ' +
  'simplify simulate skip snapshot sort speed split start state stop store suggest support swap switch sync tag take tell test throttle ' +
  'tighten time toggle trace track transform translate trigger trim truncate turn type typecheck underline undo unify unlock update upload ' +
  'upgrade use validate verify wait warn watch widen wrap write'
).split(' ');

const subjectImperative = ({ subject }) => {
  const [verb = ''] = (subject ?? '').split(/[ ,]/);
  return [VERBS.includes(verb), `begin the subject with an imperative verb, not "${verb}"`];
};

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [{ rules: { 'subject-imperative': subjectImperative } }],
  rules: { 'subject-imperative': [2, 'always'] },
};
