import { type Engine, setAnimationFunctions } from '@tsparticles/engine'
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color'
import { loadMovePlugin } from '@tsparticles/plugin-move'
import { loadCircleShape } from '@tsparticles/shape-circle'
import { loadPaintUpdater } from '@tsparticles/updater-paint'

import { comeInAgain } from './come-in-again'
import { dustLook } from './dust-look'

export { Particles, ParticlesProvider } from '@tsparticles/react'

/**
 * Rest between two drawings of the dust, ms: with the screen's next frame about 30 a second. The engine's own limit lets
 * frames pass that it has asked for, and each of them costs the page its styles and a commit.
 */
const REST_MS = 20
/** Rest after a press, ms: what was asked for comes first. */
const PRESS_REST_MS = 300

let draw: FrameRequestCallback | undefined
let rest = 0
let frame = 0

function stop() {
  clearTimeout(rest)
  cancelAnimationFrame(frame)
}

function drawIn(ms: number) {
  stop()
  rest = window.setTimeout(() => {
    if (draw) frame = requestAnimationFrame(draw)
  }, ms)
  return rest
}

setAnimationFunctions(
  (callback) => {
    draw = callback
    return drawIn(REST_MS)
  },
  () => {
    draw = undefined
    stop()
  },
)

for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => drawIn(PRESS_REST_MS))

/** Of the engine's basic set only what dust needs: no other colour formats, no blending. */
export async function loadDust(engine: Engine): Promise<void> {
  await engine.pluginManager.register(async (plugins) => {
    plugins.pluginManager.addParticleUpdater('comeInAgain', (container) => Promise.resolve(comeInAgain(container)))
    plugins.pluginManager.addParticleUpdater('dustLook', (container) => Promise.resolve(dustLook(container)))
    await Promise.all([
      loadHexColorPlugin(plugins),
      loadMovePlugin(plugins),
      loadCircleShape(plugins),
      loadPaintUpdater(plugins),
    ])
  })
}
