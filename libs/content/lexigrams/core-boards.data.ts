/** Classes of the modified Fitzgerald key, by the beginning of their names. */
type WordClass =
  | 'People'
  | 'Actions'
  | 'Descriptions'
  | 'Social words'
  | 'Questions'
  | 'Places and positions'
  | 'Small words';

type CoreRow = {
  wordClass: WordClass;
  /** A word and its English meanings, separated by spaces; the first one that is a lexigram becomes its picture. */
  words: readonly (readonly [word: string, meanings: string])[];
};

export type CoreBoard = {
  /** Language tag without a region: any voice of the language may speak. */
  lang: 'es' | 'fr';
  language: string;
  /** Name of the language in itself. */
  ownName: string;
  rows: readonly CoreRow[];
};

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

const parseWords = (text: string): CoreRow['words'] =>
  text.split(', ').map((entry) => {
    const [word = '', meanings = ''] = entry.split('=');
    return [word, meanings];
  });

const spanish: CoreBoard = {
  lang: 'es',
  language: 'Spanish',
  ownName: 'Español',
  rows: [
    {
      wordClass: 'People',
      words: parseWords(
        'yo=i, tú=you, él=he, ella=she, nosotros=we, ellos=they, mi=my, tu=your, mamá=mother, papá=father, ' +
          'amigo=friend, bebé=baby',
      ),
    },
    {
      wordClass: 'Questions',
      words: parseWords(
        'qué=what, quién=who, dónde=where, cuándo=when, por qué=why, cómo=how, cuál=which, cuánto=how-much, ' +
          'esto=this, eso=that, lo=it, aquí=here, allí=there',
      ),
    },
    {
      wordClass: 'Actions',
      words: parseWords(
        'querer=want, ir=go, venir=come, dar=give, tomar=take, poner=put, hacer=make do, abrir=open, cerrar=close, ' +
          'mirar=look, ver=see, escuchar=listen, gustar=like, poder=can',
      ),
    },
    {
      wordClass: 'Actions',
      words: parseWords(
        'ser=be, estar=be, tener=have, comer=eat, beber=drink, jugar=play, ayudar=help, esperar=wait, parar=stop, ' +
          'terminado=finished, dormir=sleep, hablar=talk, leer=read, girar=turn, conseguir=get',
      ),
    },
    {
      wordClass: 'Descriptions',
      words: parseWords(
        'bueno=good, malo=bad, feliz=happy, triste=sad, enojado=angry, asustado=afraid, cansado=tired, ' +
          'enfermo=sick, grande=big, pequeño=little, igual=same, diferente=different, rápido=fast, lento=slow, ' +
          'caliente=hot, frío=cold',
      ),
    },
    {
      wordClass: 'Small words',
      words: parseWords(
        'más=more, otra vez=again, todo=all, algo=some, menos=less, y=and, o=or, porque=because, con=with, ' +
          'para=for, de=of, a=to, pero=but, también=also, muy=very, ya=already',
      ),
    },
    {
      wordClass: 'Places and positions',
      words: parseWords(
        'en=in, encima=on, arriba=up, abajo=down, afuera=outdoors, casa=home, baño=bathroom, cama=bed, ' +
          'escuela=school, agua=water, ahora=now, luego=later, hoy=today, mañana=tomorrow',
      ),
    },
    {
      wordClass: 'Social words',
      words: parseWords(
        'sí=yes, no=no not, por favor=please, gracias=thank-you, perdón=sorry, hola=hello, adiós=goodbye, ' +
          'me duele=hurt, tengo hambre=hungry, tengo sed=thirsty',
      ),
    },
  ],
};

const french: CoreBoard = {
  lang: 'fr',
  language: 'French',
  ownName: 'Français',
  rows: [
    {
      wordClass: 'People',
      words: parseWords(
        'je=i, tu=you, il=he, elle=she, on=we, nous=we, ils=they, mon=my, ton=your, maman=mother, papa=father, ' +
          'ami=friend, bébé=baby',
      ),
    },
    {
      wordClass: 'Questions',
      words: parseWords(
        'quoi=what, qui=who, où=where, quand=when, pourquoi=why, comment=how, quel=which, combien=how-much, ' +
          'ceci=this, cela=that, ça=it, ici=here, là=there',
      ),
    },
    {
      wordClass: 'Actions',
      words: parseWords(
        'vouloir=want, aller=go, venir=come, donner=give, prendre=take, mettre=put, faire=make do, ouvrir=open, ' +
          'fermer=close, regarder=look, voir=see, écouter=listen, aimer=like, pouvoir=can',
      ),
    },
    {
      wordClass: 'Actions',
      words: parseWords(
        'être=be, avoir=have, manger=eat, boire=drink, jouer=play, aider=help, attendre=wait, arrêter=stop, ' +
          'fini=finished, dormir=sleep, parler=talk, lire=read, tourner=turn, obtenir=get',
      ),
    },
    {
      wordClass: 'Descriptions',
      words: parseWords(
        'bon=good, mauvais=bad, content=happy, triste=sad, fâché=angry, peur=afraid, fatigué=tired, malade=sick, ' +
          'grand=big, petit=little, pareil=same, différent=different, vite=fast, lent=slow, chaud=hot, froid=cold',
      ),
    },
    {
      wordClass: 'Small words',
      words: parseWords(
        'plus=more, encore=again, pas=not, tout=all, un peu=some, moins=less, et=and, ou=or, parce que=because, ' +
          'avec=with, pour=for, de=of, à=to, mais=but, aussi=also, très=very',
      ),
    },
    {
      wordClass: 'Places and positions',
      words: parseWords(
        'dans=in, sur=on, en haut=up, en bas=down, dehors=outdoors, maison=home, toilettes=bathroom, lit=bed, ' +
          'école=school, eau=water, maintenant=now, plus tard=later, aujourd’hui=today, demain=tomorrow',
      ),
    },
    {
      wordClass: 'Social words',
      words: parseWords(
        'oui=yes, non=no, s’il te plaît=please, merci=thank-you, pardon=sorry, bonjour=hello, au revoir=goodbye, ' +
          'j’ai mal=hurt, j’ai faim=hungry, j’ai soif=thirsty',
      ),
    },
  ],
};

/** Core words of other languages than English, one group a row, so that a word keeps its place. */
export const coreBoards: readonly CoreBoard[] = [spanish, french];
