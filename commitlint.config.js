/** Verbs that a subject may begin with; add one when a change needs it. */
const VERBS = (
  'accept adapt add adjust align allow announce answer apply ask assign attach avoid batch block bound break bring ' +
  'build bump cache calculate cap catch change check choose clarify clean clear close collect compare complete ' +
  'compute configure connect consolidate convert copy correct count cover create declare deduplicate defer define delete ' +
  'derive describe detect disable discard divide document draw drop enable encode encrypt end enforce ensure escape ' +
  'exclude execute explain export expose extend extract fail fetch fill filter find finish fix focus follow forbid ' +
  'force format generate give group guard handle hide highlight hold hydrate ignore implement import improve ' +
  'include index inject inline insert install introduce invalidate isolate join keep label leave let lift limit ' +
  'link list load localize lock log lower make map mark match measure merge migrate move name narrow normalize ' +
  'offer omit open optimize order override page paginate parse pass patch pause permit persist pin poll prefer prepare ' +
  'press prevent print process promote protect prove prune publish pull push put query queue read rebuild record ' +
  'recover redraw reduce refresh refuse regenerate register reject release reload remember remove rename render ' +
  'reorder repair repeat replace report request require reserve reset resolve restore retry return reuse revert ' +
  'rewrite rotate run sanitize save schedule scope search select send separate serve set share shorten show shrink sign ' +
  'simplify skip snapshot sort speed split start stop store support swap switch sync tag take tell test throttle ' +
  'tighten time toggle trace track transform translate trigger trim truncate turn type undo unify unlock update ' +
  'upgrade use validate verify wait warn watch widen wrap write'
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
