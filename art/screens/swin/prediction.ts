import { rings } from '../kit/charts'
import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.hero{position:relative;width:304px;height:304px;margin:18px auto 0}
.hero>div{position:absolute;inset:0;display:grid;place-content:center;text-align:center}
.hero strong{font:600 84px/1 Instrument;letter-spacing:-.055em}
.hero sup{font-size:40px;vertical-align:28px;margin-inline-start:2px;color:var(--fg2);font-weight:500}
.fact{flex:1;padding:15px 18px}
.next{border:1.5px solid #e2bd7d66;background:linear-gradient(100deg,#e2bd7d1f,#101d31 70%)}
`

export const screen: Screen = (t) =>
  frame(
    t,
    markup`<style>${css}</style><div class="s">
<div class="mute">${t('Swim 2 km without a break', 'سباحة 2 كم دون توقف')}</div>
<h1 style="margin-top:2px">${t('Your estimate', 'تقديرك اليوم')}</h1>
<div class="hero">${rings(304, [
      { radius: 139, width: 20, share: 0.78, colour: '#5fd0c9', track: '#16263d' },
      { radius: 110, width: 9, share: 0.66, colour: '#e2bd7d', track: '#142339' },
    ])}<div><div><strong>78</strong><sup>%</sup></div><div class="mute">${t('range ', 'بين ')}${t(ltr('72–84%'), '72 و84%')}</div></div></div>
<div class="row sm mute" style="justify-content:center;gap:20px;margin-top:20px"><span><i class="ac">●</i> ${t('by 12 March', 'حتى 12 مارس')}</span><span><i class="gold">●</i> ${t('confidence: medium', 'الثقة: متوسطة')}</span></div>
<div class="row" style="margin-top:26px">
<div class="card fact"><div class="mute sm">${t('Sessions', 'الحصص')}</div><div class="n">2 <i>${t('of 5', 'من 5')}</i></div></div>
<div class="card fact"><div class="mute sm">${t('Sleep', 'النوم')}</div><div class="n">${t('7:20 <i>hours</i>', '7:20 <i>ساعة</i>')}</div></div></div>
<div class="card next row" style="margin-top:12px;padding:15px 18px"><span class="gold">${icon('waves', 30)}</span><div class="grow"><b>${t('Evening swim, 45 min', 'سباحة المساء، 45 دقيقة')}</b><div class="mute sm">${t('The next best step', 'أفضل خطوة تالية')}</div></div><span class="gold" style="font-weight:600">${ltr('+3')}</span></div>
<div class="mute sm" style="text-align:center;margin-top:18px">${t('From your log, updated today', 'من سجلك، حُدِّث اليوم')}</div></div>`,
    { tone: 'dawn', tab: 0 },
  )
