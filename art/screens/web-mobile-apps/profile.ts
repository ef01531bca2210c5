import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame } from './theme'

const css = `
.set{display:flex;align-items:center;gap:16px;height:64px;font-size:18px}
.set:lang(ar){font-size:16.5px}
.set+.set{border-top:1px solid var(--rule)}
.sw{width:56px;height:34px;border-radius:34px;background:#d6d3ca;position:relative}
.sw:after{content:"";position:absolute;top:4px;inset-inline-start:4px;width:26px;height:26px;border-radius:50%;background:#fff}
.sw.on{background:#1c6b63}
.sw.on:after{inset-inline-start:26px}
.lang{display:flex;background:#e9e6dd;border-radius:18px;padding:5px;margin-top:16px}
.lang span{flex:1;text-align:center;padding:11px 0;border-radius:14px;font-size:18px}
.lang .on{background:#fff;font-weight:600;box-shadow:0 1px 4px #151a2226}
.ar{font-family:Alexandria;font-size:17px;letter-spacing:0}
`

export const screen: Screen = (t) => {
  const rows: [IconName, string, boolean][] = [
    ['bell', t('Order updates', 'تحديثات الطلبات'), true],
    ['chat', t('News by message', 'أخبار عبر الرسائل'), false],
    ['chart', t('Usage statistics', 'إحصاءات الاستخدام'), false],
    ['pin', t('Location', 'الموقع'), true],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s" style="align-items:stretch"><div style="display:flex;flex-direction:column;align-items:center;text-align:center;margin-top:10px">${face(t('S', 'س'), 108, 'linear-gradient(140deg,#c79a55,#7e5518)')}<h1 style="margin-top:14px">${t('Sara Al Ali', 'سارة العلي')}</h1><div class="row" style="gap:7px;color:#1c6b63;margin-top:4px">${icon('shield', 22)}${t('Identity confirmed', 'الهوية مؤكدة')}</div></div>
<div class="lang" dir="ltr"><span class="${t('on', '')}">English</span><span class="ar ${t('', 'on')}">العربية</span></div>
<h2 style="margin:22px 0 10px">${t('You decide', 'القرار لك')}</h2>
<div class="card" style="padding:2px 18px">${rows.map(([mark, name, on]) => markup`<div class="set">${icon(mark, 27)}<span class="grow">${name}</span><span class="sw ${on && 'on'}"></span></div>`)}</div></div>`,
    3,
  )
}
