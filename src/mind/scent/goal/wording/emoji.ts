import { fold } from '../../../language/index.ts';

/** Little pictures that people write by the keys of their device, by the names that people call them. */
const EMOJI = `
🏆 trophy,trophy cup|🍕 pizza|🎉 party popper,confetti,tada,celebration|❤️ heart,red heart,love|👍 thumbs up,thumb up,thumbs-up,like|👎 thumbs down,thumb down,thumbs-down
👏 clapping hands,clap,applause|🙏 folded hands,thank you,please,praying hands|😀 grinning face,grin|😊 smiley,smile,smiling face,happy face|😂 tears of joy,laughing,crying laughing,laughing face,joy
😉 wink,winking,winking face|😢 crying,crying face,tear|☹️ sad,sad face,frowning face|😍 heart eyes|😎 sunglasses,cool|🤔 thinking,thinking face|😴 sleeping,sleeping face|😡 angry,angry face
🔥 fire,flame|⭐ star|✅ check mark,tick,green tick,checkmark|❌ cross,red cross,cross mark|🚀 rocket|🎂 birthday cake,cake|🎁 gift,present,wrapped gift|🎈 balloon|☀️ sun|🌧️ rain,rain cloud|❄️ snowflake|🌈 rainbow
🌹 rose|🌻 sunflower|🌳 tree|🐶 dog,dog face|🐱 cat,cat face|🐻 bear|🐟 fish|🐝 bee|🦊 fox|🐘 elephant|🐸 frog|🐢 turtle|☕ coffee,hot drink,hot beverage|🍺 beer|🍷 wine,wine glass|🍎 apple,red apple|🍌 banana|🍓 strawberry|🍔 hamburger,burger|🍟 fries,french fries|🍦 ice cream|🍪 cookie
⚽ football,soccer ball|🏀 basketball|🎾 tennis|🚗 car|🚲 bicycle,bike|🚂 train,locomotive|✈️ plane,airplane,aeroplane|⛵ sailing boat,sailboat,boat|🏠 house,home|⏰ alarm clock,clock|💡 light bulb,bulb,lightbulb,idea|📷 camera|📞 telephone,phone|📅 calendar|📌 pin,pushpin|🔒 lock|🔑 key|💰 money bag,money|🎵 music note,note,musical note,music|👋 waving hand,wave,waving|💪 flexed biceps,muscle,strong arm|👀 eyes|💯 hundred,100,hundred points|✨ sparkles|🥇 gold medal,first place medal|🏅 medal,sports medal|⚡ lightning,high voltage|🌙 moon,crescent moon|🌍 globe,earth|🐞 ladybird,ladybug|🎄 christmas tree|🎃 pumpkin
`;
const byName = new Map(
  EMOJI.trim()
    .split(/[\n|]/)
    .flatMap((entry) => {
      const [sign = '', ...rest] = entry.split(' ');
      return rest
        .join(' ')
        .split(',')
        .map((name) => [name, sign] as const);
    }),
);

const NAME = "([\\p{L}][\\p{L}\\d' -]{1,24}?)\\s+emoji\\b";
/** "'Well done' with the trophy emoji after it", "'Hello', followed by a wave emoji". */
const AFTER = new RegExp(
  `(["“'])([^"”']{1,200})(["”'])\\s*,?\\s*(?:with|and(?: then)?|plus|followed by)\\s+(?:the|an?|one)\\s+${NAME}(?:\\s+(?:after|behind)\\s+(?:it|that|this)|\\s+at the (?:end|back))?`,
  'giu',
);
/** "Just a pizza emoji", where that is all that is to be written. */
const ALONE = new RegExp(
  `\\b(put|type|write|enter|send|post|insert|add)\\s+((?:\\p{L}+\\s+){0,2})(?:(?:just|only)\\s+)?(?:the|an?|one)\\s+${NAME}`,
  'giu',
);

/** A task in which little pictures that are told by their names stand as they are written; others stay names. */
export function emojiWritten(text: string): string {
  return text
    .replace(AFTER, (whole, open: string, said: string, close: string, name: string) => {
      const sign = byName.get(fold(name));
      return sign ? `${open}${said.trimEnd()} ${sign}${close}` : whole;
    })
    .replace(ALONE, (whole, verb: string, whom: string, name: string) => {
      const sign = byName.get(fold(name));
      return sign && !/["“]/.test(whole) ? `${verb} ${whom.replace(/\b(?:just|only)\s+/i, '')}"${sign}"` : whole;
    });
}
