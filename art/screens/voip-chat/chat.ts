import { icon } from '../kit/icons'
import { ltr, markup, type Screen } from '../kit/page'
import { face } from '../kit/parts'
import { frame, tones } from './theme'

const css = `
.head{display:flex;align-items:center;gap:13px;margin:0 -8px}
.say{max-width:286px;padding:13px 18px;border-radius:24px;font-size:18px;line-height:1.35;background:#fff;align-self:flex-start;border-end-start-radius:7px}
.say:lang(ar){font-size:16.5px;line-height:1.6}
.say.me{align-self:flex-end;background:var(--ac);color:#fff;border-end-start-radius:24px;border-end-end-radius:7px}
.flow{display:flex;flex-direction:column;gap:13px;margin-top:20px}
.safe{align-self:center;display:flex;align-items:center;gap:8px;color:var(--fg2);font-size:15px}
.wave{display:flex;align-items:center;gap:3.5px;height:36px}
.wave i{width:3.5px;border-radius:4px;background:#fff}
.write{position:absolute;inset:auto 20px 40px;display:flex;align-items:center;gap:11px}
.write .box{flex:1;height:56px;border-radius:28px;background:#fff;display:flex;align-items:center;justify-content:space-between;padding:0 20px;color:var(--fg2)}
`

const voice = [10, 18, 28, 16, 34, 24, 12, 22, 32, 20, 14, 26, 18, 30, 12, 20, 26, 14, 8]

export const screen: Screen = (t) =>
  frame(
    t,
    markup`<style>${css}</style><div class="s">
<div class="head">${icon('back', 28)}<div style="position:relative">${face(t('M', 'م'), 52, tones.maryam)}<div class="dot"></div></div><div class="grow"><b style="font-size:20px">${t('Maryam', 'مريم')}</b><div class="sm ac">${t('online', 'متصلة الآن')}</div></div>${icon('phone', 27)}<span style="width:4px"></span>${icon('video', 28)}</div>
<div class="flow"><div class="safe">${icon('lock', 19)}${t('End-to-end encrypted', 'مشفّرة من طرف إلى طرف')}</div>
<div class="say">${t('Good morning! Are the drawings ready for the review?', 'صباح الخير! هل المخططات جاهزة للمراجعة؟')}</div>
<div class="say me">${t('Yes, the final version is here.', 'نعم، هذه النسخة النهائية.')}</div>
<div class="say me row" style="justify-content:flex-start;gap:14px;padding:13px"><div class="disc" style="width:50px;height:50px;border-radius:15px;background:#ffffff2b">${icon('file', 28)}</div><div style="padding-inline-end:10px"><b>${t('Ground floor', 'الطابق الأرضي')}</b><div class="sm" style="opacity:.85">${ltr('PDF, 2.4 MB')}</div></div></div>
<div class="say">${t('Lovely. Approved!', 'رائع. اعتُمدت!')}</div>
<div class="say me row" style="gap:14px"><span dir="ltr">${icon('play', 28, 'style="fill:currentColor"')}</span><div class="wave" dir="ltr">${voice.map((h, i) => `<i style="height:${h}px;opacity:${i < 8 ? 1 : 0.5}"></i>`)}</div><span class="sm">0:24</span></div>
<div class="say">${t('See you at ten.', 'نلتقي في العاشرة.')}</div>
<div class="say me" style="align-self:flex-end">${t('Perfect, see you then.', 'ممتاز، إلى اللقاء.')}</div>
</div></div>
<div class="write"><div class="box"><span>${t('Message', 'رسالة')}</span>${icon('clip', 25)}</div><div class="disc" style="width:56px;height:56px;background:var(--ac);color:#fff">${icon('mic', 27)}</div></div>`,
  )
