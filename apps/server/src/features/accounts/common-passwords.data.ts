/**
 * The passwords attackers try first, in English and Portuguese; lower case, at least the minimum password length.
 */
export const COMMON_PASSWORDS: readonly string[] = `
000000 0000000 00000000 010101 010203 01020304 012345 0123456 01234567 012345678 0123456789 020202
030303 101010 10101010 102030 10203040 1020304050 102030405060 110110 111111 1111111 11111111 112233
11223344 121212 12121212 123123 123123123 123321 1233211 123456 1234567 12345678 123456789 1234567890
12345678910 123456789a 12345678a 1234567a 123456a 123456aa 123456abc 123456b 123456q 123456z 12345a
12345q 1234mudar 1234qwer 123654 123654789 123789 123abc 123qwe 123qwe123 123qweasd 124578 131313 135790
135791 142536 146890 147258 147258369 1472583690 147852 147896 147896325 159263 159357 159753 1597532468
159951 191919 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 202020 212121 222222 232323 242424 252525
258456 292929 303030 313131 321321 333333 360360 369369 420420 444444 454545 456456 456789 505050 50cent
515050 555555 565656 616161 654321 655321 666666 696969 753951 7654321 767676 777777 7777777 77777777
787878 789456 789456123 852456 87654321 888888 88888888 890890 898989 909090 951753 963852 963852741
987654 9876543 98765432 987654321 9876543210 999999 9999999 99999999 a12345 a123456 a1234567 a12345678
a123456789 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaaaaa aaaaaaa aaaaaaaa abacaxi abc123 abc1234
abc12345 abc123456 abcabc abcd123 abcd1234 abcde1 abcde123 abcdef abcdefg abcdefgh abcdefghi abril123
access access14 acesso acesso1 acesso123 admin1 admin12 admin123 admin1234 admin12345 admin@123
administrador administrator adriana adriano advogado agosto alegria alegria1 alexandra alexandre
aline123 always amanda amanda1 amanda123 amazon america america1 amor123 amor1234 amoredeus amoremio
amoreterno amorzinho ana123 anaclara anajulia analuiza anapaula andre123 andreia andressa andrew andrew1
angel1 angel123 angela angels anthony anthony1 antonio antonio1 antonio123 aparecida apple1 apples
arsenal as123456 asd123 asdasd asdasd1 asdasdasd asdf123 asdf1234 asdfasdf asdfg123 asdfgh asdfghj
asdfghjkl asdqwe123 ashley ashley1 asshole atletico autumn baby123 babyboy babygirl babygirl1 bahia123
banana banana123 barbara barcelona baseball baseball1 basketball batman batman1 batman123 bbbbbb beatriz
beatriz1 beatriz123 bebe123 bebezinha belem123 bemvindo bemvindo1 bemvindo123 bianca bitch1 blessed
blink182 bolodechocolate borboleta borboleta1 bosta123 boston botafogo botafogo1 brandon brandon1 brasil
brasil1 brasil10 brasil12 brasil123 brasil2014 brasil2022 brasil2026 brasil@123 brasileira brasileiro
brasilia brazil brazil1 brazil123 brigadeiro brother bruna123 bruno1 bruno123 bubbles bubbles1 business
buster buster1 butterfly butterfly1 cachorro cachorro1 cachorro123 cafezinho camila camila1 camila123
canada capoeira caralho caralho1 carioca carlos carlos1 carlos123 carnaval carnaval1 carolina caroline
cavalo cccccc celular celular1 celular123 cerveja cerveja1 changeme changeme1 charlie charlie1 cheese
cheese1 chelsea chicago chicago1 chocolate chocolate1 chocolate123 christ christian claudia claudio
college colorado computador computer computer1 cookie cookie1 coracao coringao corinthians corinthians1
corinthians123 corvette counterstrike cowboys cristiano cristina cruzeiro cruzeiro1 cruzeiro123 curitiba
curriculo curriculo1 curriculo123 dallas dancer dancer1 daniel daniel1 daniel123 daniela dddddd debora
default default1 delicia deus123 deuseamor deuseamor1 deusefiel deusefiel1 deusefiel123 deusehfiel
deuseumpai dezembro diamond diamond1 diego123 diogo123 direito doggie doggy1 dollar dolphin dolphins
domingo douglas dragon dragon1 dragon123 eagle1 eagles eduarda eduardo eduardo1 eduardo123 eeeeee elaine
elephant eminem emprego emprego1 emprego123 empresa empresa123 enfermagem engenharia england entrar
entrar123 escola escola123 esperanca estrela estrela1 estrela123 estrelinha estudante euteamo euteamo1
euteamo123 fabiana fabiano fabio123 fabricio facebook facebook1 faculdade faith1 falcon familia familia1
familia123 family family1 family123 father father1 feijoada felicidad felicidade felipe felipe1
felipe123 fernanda fernanda1 fernando fernando1 ferrari ferrari1 fevereiro ffffff flamengo flamengo1
flamengo10 flamengo123 flamengo1981 flavia flores florida floripa florzinha flower flower1 flowers
fluminense fluminense1 foda-se foda123 fodase football football1 forever forever1 fortaleza fortnite
france francisca francisco freedom freedom1 freefire freefire1 freefire123 friend friends friends1
fuckme fuckyou fuckyou1 futebol futebol1 futebol123 gabriel gabriel1 gabriel123 gabriela gabriela1
galo123 galodoido gandalf garfield gatinha gatinha1 gatinho gatinho1 gatogato gaucho george george1
germany gggggg ginger giovana giovanna golden golfer goodluck google google1 google123 gostosa gostoso
gracasadeus grace1 gremio gremio1 gremio123 guest1 guest123 guilherme guilherme1 guitar guitar1 gustavo
gustavo1 gustavo123 hannah hannah1 happy1 happy123 harley harley1 harley123 heaven hello! hello1 hello12
hello123 hello1234 hellohello helloworld henrique henrique1 hhhhhh hockey hockey1 hottie hottie1 hunter
hunter1 hunter2 iloveu iloveyou iloveyou1 iloveyou2 instagram inter123 internacional internet internet1
internet123 inverno iphone1 iphone123 ironman isabela isabella isabelle janeiro jaqueline jefferson
jennifer jessica jessica1 jessica123 jesus1 jesus123 jesus777 jesuschrist jesuscristo jesuscristo1
jesuseuteamo jesusfiel jesusteama jesusvive jjjjjj joao123 joaopedro joaovitor jordan jordan1 jordan23
jorge123 jose123 josefa joshua joshua1 julho123 julia123 juliana juliana1 juliana123 juliano julio123
junho123 justin justin1 juventus karina killer killer1 kitten kitty1 kkkkkk lakers laranja larissa
larissa1 larissa123 lauda1 lauda123 leandro leandro1 leonardo leonardo1 leonardo123 leticia leticia1
leticia123 letmein letmein1 letmein123 liberdade limao123 linda123 lindinha lindona linkedin linkedin1
linux1 lion123 liverpool liverpool1 lkjhgf lkjhgfdsa llllll login1 login123 london london1 love123
lovely loveme lover1 lovers loveyou lua123 luana123 luazinha lucas1 lucas10 lucas123 luciana luciano
lucky1 lucky123 lucky7 luisa123 luiz123 luiza123 maggie maggie1 manaus manchester marcela marcelo
marcelo1 marcelo123 marcia marcio marcos marcos123 maria1 maria123 mariaclara mariaeduarda mariajose
mariana mariana1 mariana123 marina marina123 master master1 master123 mateus mateus123 matheus matheus1
matheus123 matrix matrix1 matthew matthew1 mauricio medicina melancia melissa mengao mengao123 mercedes
merda123 merlin metallica metallica1 meuamor meuamor1 meuamor123 mexico mexico1 michael michael1
michelle mickey microsoft miguel miguel123 minecraft minecraft1 mineiro minhafamilia minhasenha
minhasenha123 minnie mmmmmm mnbvcxz mnbvcxz1 money1 money123 monica monkey monkey1 monkey123 morango
morango1 mother mother1 motorola mudanca mudar123 mudar1234 mudar@123 mudarsenha music1 music123 mustang
mustang1 mylove mynameis myspace myspace1 mysql1 naruto naruto123 natal123 natalia natalia1 nathalia
netflix newyork newyork1 neymar neymar10 neymar11 nicolas nicole nicole1 nirvana nirvana1 nnnnnn
nossasenhora nothing novasenha novembro obrigada obrigado oracle orange orange1 outono outubro p@ssw0rd
p@ssword paixao palmeiras palmeiras1 palmeiras123 palmeiras1914 panther paris1 passarinho passw0rd
password password1 password12 password123 patricia patricia1 patricia123 paula123 paulista paulo123
peaches peanut pedro1 pedro10 pedro123 pele10 pepper pepper1 phoenix phoenix1 pikachu pipoca pipoca123
pitanga playboy playboy1 playstation poiuyt poiuytrewq pokemon pokemon1 porra123 porsche pppppp
primavera prince princesa princesinha princess princess1 principe priscila priscila1 professor
professora pubg123 puppy1 purple purple1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazwsx qazwsxedc
qqqqqq queen1 qwe123 qweasd qweasdzxc qweqwe qweqweqwe qwert1 qwert123 qwert12345 qwerty qwerty1
qwerty12 qwerty123 qwerty12345 qwerty@123 qwertyui qwertyuiop qwqwqw rabbit rafael rafael1 rafael123
rafaela rafaela1 ranger realmadrid rebeca recife renata renata123 renato resume1 resume123 ricardo
ricardo1 ricardo123 riodejaneiro robert robert1 roberta roberto roberto1 roblox roblox123 rockstar
rockstar1 rockyou rodrigo rodrigo1 rodrigo123 rogerio ronaldinho ronaldo ronaldo9 root123 rootroot
rosana safada safado sagrado salvador samantha samba123 sample samsung samsung1 samsung123 samuel
samuel123 sandra sandra123 santos santos1 santos123 santosfc saopaulo saopaulo1 saopaulofc saudade
school school1 scooby scooby1 secret secret1 secret123 segunda semsenha senha1 senha12 senha123
senha1234 senha12345 senha123456 senha2020 senha2021 senha2022 senha2023 senha2024 senha2025 senha2026
senha@123 senhas senhasenha senhor senhorjesus sergio server server1 setembro sextafeira sexy123 shadow
shadow1 shadow123 silvana silver silvia simone simone123 sister slipknot slipknot1 smile1 smiles snoopy
soccer soccer1 sofia123 softball sol123 solzinho sophia sparky spfc1930 spiderman spring ssssss starwars
starwars1 steelers student student1 suasenha sucesso sucesso123 summer summer1 sunshine sunshine1
superman superman1 sweetheart tatiana tatiane taylor taylor1 teacher teamo1 teamo123 teamomuito telefone
temp123 temp1234 temporary tennis tequiero tesao123 test123 test1234 test12345 teste1 teste12 teste123
teste1234 teste12345 tester testeteste testing testing1 testtest texas1 thiago thiago1 thiago123 thomas
thomas1 thunder thunder1 tiago123 tiger1 tigers tigger tigger1 timao123 timao1910 toor123 trabalho
trabalho1 trewq1 tricolor tricolor1 trocar123 trustno1 tttttt turtle twitter ubuntu user123 user1234
username usuario usuario1 usuario123 vaga123 valeria valorant vanessa vanessa1 vanessa123 vasco1
vasco123 vascodagama verao123 verdao victoria vinicius vinicius1 vitor123 vitoria vitoria1 vitoria10
vitoria123 viviane vvvvvv wagner wasd123 welcome welcome1 welcome123 wesley wesley123 wewewe whatever
whatever1 william william1 william123 windows windows1 winter winter1 wwwwww xbox360 xxxxxx xxxxxxxx
yamaha yamaha1 yankees yasmin yellow youtube yyyyyy z1x2c3 z1x2c3v4 zaq12wsx zaq1xsw2 zxcvbn zxcvbn1
zxcvbnm zxcvbnm123 zxczxc zzzzzz`
  .trim()
  .split(/\s+/);
