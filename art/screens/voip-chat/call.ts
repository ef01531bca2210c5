import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame, tones } from './theme'

const css = `
.who{position:relative;margin:104px auto 0;width:390px;height:300px;display:grid;place-items:center}
.who .fill{overflow:visible}
.who .fill circle{fill:none;stroke:#7fe0d8}
.keys{display:grid;grid-template-columns:repeat(3,1fr);gap:24px 10px;justify-items:center;position:absolute;inset:auto 30px 66px}
.keys>div{display:flex;flex-direction:column;align-items:center;gap:8px;font-size:16px}
.keys>div:lang(ar){font-size:15px}
`

export const screen: Screen = (t) => {
  const keys: [IconName, string, string][] = [
    ['micOff', t('Mute', 'كتم'), ''],
    ['volume', t('Speaker', 'السماعة'), 'on'],
    ['video', t('Video', 'الصورة'), ''],
    ['users', t('Add', 'إضافة'), ''],
    ['phone', t('End', 'إنهاء'), 'end'],
    ['chat', t('Chat', 'محادثة'), ''],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div style="position:absolute;inset:66px 24px auto;text-align:center"><div class="row" style="justify-content:center;gap:8px;color:#bfe0df">${icon('lock', 20)}${t('Inside your organisation', 'داخل مؤسستكم')}</div></div>
<div class="who"><svg class="fill" viewBox="0 0 390 300">${[90, 112, 136, 162].map((r, i) => `<circle cx="195" cy="150" r="${r}" stroke-width="${2.4 - i * 0.35}" opacity="${0.75 - i * 0.15}"/>`)}</svg>${face(t('O', 'ع'), 148, tones.omar)}</div>
<div style="text-align:center;margin-top:14px"><h1 style="font-size:40px">${t('Omar', 'عمر')}</h1><div style="font:500 22px Instrument;color:#bfe0df;margin-top:4px" dir="ltr">04:12</div></div>
<div class="keys">${keys.map(([mark, name, tone]) => markup`<div><div class="key ${tone}">${icon(mark, 31)}</div>${name}</div>`)}</div>`,
    { tone: 'call' },
  )
}
