import type { CoreBoard } from './core-board.types.ts';
import { parseCoreWords } from './parse-core-words.ts';

export const englishBoard: CoreBoard = {
  lang: 'en',
  language: 'English',
  ownName: 'English',
  rows: [
    parseCoreWords(
      'People',
      'I, me, my, mine, you, your, he, she, it, we, they, friend, mother, father, baby, family',
    ),
    parseCoreWords(
      'Questions',
      'what, who, where, when, why, how, which, this/Small words, that/Small words, here/Places and positions, ' +
        'there/Places and positions, now/Descriptions, later/Descriptions, today/Descriptions, ' +
        'tomorrow/Descriptions, yesterday/Descriptions',
    ),
    parseCoreWords(
      'Actions',
      'want, need, like, go, come, stop/No and stop, give, get, take, put, make, do, open, close, look, see',
    ),
    parseCoreWords(
      'Actions',
      'help, eat, drink, play, wait, sleep, sit, walk, read, talk, listen, wash, turn, can, have, is',
    ),
    parseCoreWords(
      'Descriptions',
      'good, bad, happy, sad, angry, afraid, tired, hungry, thirsty, sick, hurt, hot, cold, big, little, finished',
    ),
    parseCoreWords(
      'Small words',
      'more, less, all, some, same/Descriptions, different/Descriptions, again, not/No and stop, and, or, but, ' +
        'because, with, to, for, the',
    ),
    parseCoreWords(
      'Places and positions',
      'in, on, up, down, out=out-of, off, home, school, outside=outdoors, toilet=bathroom, bed/Things, water/Things, ' +
        'food/Things, book/Things, phone=telephone/Things, medicine/Things',
    ),
    parseCoreWords(
      'Social words',
      'yes, no/No and stop, please, thank you=thank-you, sorry, hello, goodbye, okay, pain=hurt/Things, doctor/People, ' +
        'I don’t know, excuse me',
    ),
  ],
};

const spanish: CoreBoard = {
  lang: 'es',
  language: 'Spanish',
  ownName: 'Español',
  rows: [
    parseCoreWords(
      'People',
      'yo=i, tú=you, él=he, ella=she, nosotros=we, ellos=they, mi=my, tu=your, mamá=mother, papá=father, ' +
        'amigo=friend, bebé=baby, familia=family',
    ),
    parseCoreWords(
      'Questions',
      'qué=what, quién=who, dónde=where, cuándo=when, por qué=why, cómo=how, cuál=which, cuánto=how-much, ' +
        'esto=this/Small words, eso=that/Small words, lo=it/People, aquí=here/Places and positions, ' +
        'allí=there/Places and positions',
    ),
    parseCoreWords(
      'Actions',
      'querer=want, necesitar=need, ir=go, venir=come, dar=give, tomar=take, poner=put, hacer=make do, abrir=open, ' +
        'cerrar=close, mirar=look, ver=see, escuchar=listen, gustar=like, poder=can',
    ),
    parseCoreWords(
      'Actions',
      'ser=be, estar=be, tener=have, comer=eat, beber=drink, jugar=play, ayudar=help, esperar=wait, ' +
        'parar=stop/No and stop, terminado=finished/Descriptions, dormir=sleep, hablar=talk, leer=read, girar=turn, ' +
        'conseguir=get',
    ),
    parseCoreWords(
      'Descriptions',
      'bueno=good, malo=bad, feliz=happy, triste=sad, enojado=angry, asustado=afraid, cansado=tired, ' +
        'enfermo=sick, grande=big, pequeño=little, igual=same, diferente=different, rápido=fast, lento=slow, ' +
        'caliente=hot, frío=cold',
    ),
    parseCoreWords(
      'Small words',
      'más=more, otra vez=again, todo=all, algunos=some, menos=less, y=and, o=or, porque=because, con=with, ' +
        'para=for, de=of, a=to, pero=but, también=also, muy=very, ya=already',
    ),
    parseCoreWords(
      'Places and positions',
      'en=in, sobre=on, arriba=up, abajo=down, afuera=outdoors, casa=home, baño=bathroom, escuela=school, ' +
        'cama=bed/Things, agua=water/Things, comida=food/Things, ahora=now/Descriptions, luego=later/Descriptions, ' +
        'hoy=today/Descriptions, mañana=tomorrow/Descriptions',
    ),
    parseCoreWords(
      'Social words',
      'sí=yes, no=no not/No and stop, por favor=please, gracias=thank-you, perdón=sorry, hola=hello, adiós=goodbye, ' +
        'dolor=pain hurt/Things, me duele=hurt, tengo hambre=hungry, tengo sed=thirsty',
    ),
  ],
};

const french: CoreBoard = {
  lang: 'fr',
  language: 'French',
  ownName: 'Français',
  rows: [
    parseCoreWords(
      'People',
      'je=i, tu=you, il=he, elle=she, on=we, nous=we, ils=they, mon=my, ton=your, maman=mother, papa=father, ' +
        'ami=friend, bébé=baby, famille=family',
    ),
    parseCoreWords(
      'Questions',
      'quoi=what, qui=who, où=where, quand=when, pourquoi=why, comment=how, quel=which, combien=how-much, ' +
        'ceci=this/Small words, cela=that/Small words, ça=it/People, ici=here/Places and positions, ' +
        'là=there/Places and positions',
    ),
    parseCoreWords(
      'Actions',
      'vouloir=want, avoir besoin=need, aller=go, venir=come, donner=give, prendre=take, mettre=put, faire=make do, ' +
        'ouvrir=open, fermer=close, regarder=look, voir=see, écouter=listen, aimer=like, pouvoir=can',
    ),
    parseCoreWords(
      'Actions',
      'être=be, avoir=have, manger=eat, boire=drink, jouer=play, aider=help, attendre=wait, ' +
        'arrêter=stop/No and stop, fini=finished/Descriptions, dormir=sleep, parler=talk, lire=read, tourner=turn, ' +
        'obtenir=get',
    ),
    parseCoreWords(
      'Descriptions',
      'bon=good, mauvais=bad, content=happy, triste=sad, fâché=angry, effrayé=afraid, fatigué=tired, malade=sick, ' +
        'grand=big, petit=little, pareil=same, différent=different, rapide=fast, lent=slow, chaud=hot, froid=cold',
    ),
    parseCoreWords(
      'Small words',
      'plus=more, encore=again, pas=not/No and stop, tout=all, quelques=some, moins=less, et=and, ou=or, ' +
        'parce que=because, avec=with, pour=for, de=of, à=to, mais=but, aussi=also, très=very',
    ),
    parseCoreWords(
      'Places and positions',
      'dans=in, sur=on, en haut=up, en bas=down, dehors=outdoors, maison=home, toilettes=bathroom, école=school, ' +
        'lit=bed/Things, eau=water/Things, nourriture=food/Things, maintenant=now/Descriptions, ' +
        'plus tard=later/Descriptions, aujourd’hui=today/Descriptions, demain=tomorrow/Descriptions',
    ),
    parseCoreWords(
      'Social words',
      'oui=yes, non=no/No and stop, s’il te plaît=please, merci=thank-you, pardon=sorry, bonjour=hello, ' +
        'au revoir=goodbye, douleur=pain hurt/Things, j’ai mal=hurt, j’ai faim=hungry, j’ai soif=thirsty, ' +
        'j’ai peur=afraid',
    ),
  ],
};

/** Core words of other languages than English. */
export const coreBoards: readonly CoreBoard[] = [spanish, french];
