/** Base words of the most common passwords, in lower case and without surrounding digits and symbols. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwords mypassword newpassword thepassword ' +
    'passwordpassword passpass passphrase secret secretpassword supersecret topsecret verysecret mysecret changeme ' +
    'changeit changemenow pleasechangeme letmein letmeinnow letmeinplease welcome welcomehome welcometo welcomeback ' +
    'admin adminadmin administrator administration adminpassword adminpass superadmin sysadmin root rootroot rootpassword ' +
    'toor superuser poweruser user username userpassword guest guestguest guestpassword test testtest testtesttest tester ' +
    'testing testpassword testuser demo demodemo demopassword default defaultpassword temporary temporarypassword temppassword ' +
    'temp login loginlogin loginpassword access accessdenied accesspassword master masterpassword server serverpassword ' +
    'computer computerpassword internet network database system windows microsoft apple google facebook instagram linkedin ' +
    'twitter youtube whatsapp samsung android iphone qwerty qwertyqwerty qwertyuiop qwertyuiopasdf qwertzuiop qwertz azerty ' +
    'azertyuiop asdfghjkl asdfghjkl; asdfasdf asdfasdfasdf asdfgh asdf zxcvbnm zxcvbnm, zxcvbn qazwsx qazwsxedc qazwsxedcrfv ' +
    'qweasd qweasdzxc qweqwe qweqweqwe wasd wasdwasd abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk abcabc abcabcabc ' +
    'abcd abcdabcd aaa aaaaaa iloveyou iloveyouso iloveyoubaby iloveyouforever iloveme ilovemyself ilovejesus ilovegod ' +
    'iloveyoutoo loveyou lovelove loveme lovely loverboy lovers forever foreverlove sunshine mysunshine princess ' +
    'princesses dragon dragonball dragons monkey monkeymonkey monkeys gorilla chimpanzee bonobo bonobos football footballer ' +
    'baseball basketball volleyball soccer hockey liverpool liverpoolfc chelsea chelseafc arsenal arsenalfc barcelona ' +
    'realmadrid manchester manchesterunited manutd juventus superman batman spiderman ironman starwars startrek pokemon ' +
    'pikachu naruto minecraft fortnite playstation nintendo michael michelle jennifer jessica ashley charlie jordan ' +
    'jordan23 daniel thomas robert matthew andrew alexander alexandra elizabeth christopher christian christine anthony ' +
    'nicholas samantha stephanie benjamin jonathan victoria isabella gabriel fernando alejandro alejandra sebastian ' +
    'shadow shadowhunter killer hunter ranger trustno trustnoone freedom whatever nothing something everything ' +
    'blahblah blahblahblah hello hellohello helloworld hellokitty goodbye goodmorning goodluck butterfly butterflies ' +
    'flower flowers strawberry chocolate cheesecake cookie cookies banana bananas orange pineapple summer winter spring ' +
    'autumn january february september october november december monday friday saturday sunday springtime summertime ' +
    'america american california newyork newyorkcity london londonlondon paris australia germany mexico canada ' +
    'business company office money moneymoney moneymaker mustang mercedes porsche ferrari corvette harley harleydavidson ' +
    'yamaha jesus jesuschrist jesuslovesme godisgood godbless blessed heaven angel angels beautiful gorgeous handsome ' +
    'babygirl babyboy sweetheart sweetie honey diamond diamonds silver golden purple rainbow rainbows unicorn unicorns ' +
    'tinkerbell snoopy garfield mickeymouse donaldduck scoobydoo family myfamily friends bestfriend bestfriends metallica ' +
    'slipknot nirvana eminem rockstar rocknroll guitar computer1 correcthorsebatterystaple'
  ).split(' '),
);
