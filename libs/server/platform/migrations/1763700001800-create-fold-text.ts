import type { MigrationInterface, QueryRunner } from 'typeorm';

const APOSTROPHES = '’‘‛ʼʹ′`´＇';
const DASHES = '‐‑‒–—―−⁃﹘﹣－';
/** Accents and points of the scripts that have them. */
const MARKS =
  '[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u1dc0-\\u1dff\\u20d0-\\u20f0\\u3099\\u309a\\ufe20-\\ufe2f]';
/** Letters that `lower` leaves in a database with the locale C, and letters that Unicode does not decompose. */
const LETTERS =
  'ŊŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΕΗΙΟΥΩΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧΨϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЕЂГЄЅІЈЉЊЋКИУЏАБВДЖЗЛМНОПРСТФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾØøŁłĐđÐðĦħıςÆŒÞẞ';
const FOLDED =
  'ŋŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαεηιουωβγδζθκλμνξπρστφχψϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽеђгєѕіјљњћкиуџабвджзлмнопрстфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿoollddddhhiσæœþß';

/** Text as searches compare it: lowercase, without accents, with one kind of apostrophe and dash. */
export class CreateFoldText1763700001800 implements MigrationInterface {
  name = 'CreateFoldText1763700001800';

  async up(runner: QueryRunner): Promise<void> {
    const unified = `translate(input, '${APOSTROPHES}${DASHES}', '${"''".repeat(APOSTROPHES.length)}${'-'.repeat(DASHES.length)}')`;
    const plain = `regexp_replace(normalize(${unified}, NFKD), '${MARKS}', '', 'g')`;
    const letters = `translate(lower(${plain}), '${LETTERS}', '${FOLDED}')`;
    const folded = [
      ['ß', 'ss'],
      ['æ', 'ae'],
      ['œ', 'oe'],
      ['þ', 'th'],
    ].reduce((sql, [letter, spelled]) => `replace(${sql}, '${letter}', '${spelled}')`, letters);
    await runner.query(
      `CREATE FUNCTION fold_text(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT ${folded} $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION fold_text(text)');
  }
}
