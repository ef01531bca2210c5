'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { type Device, Phone } from '@/components/ui/phone'
import { followSidewaysWheel } from '@/lib/sideways-wheel'

interface Screen {
  id: string
  name: string
  caption: ReactNode
  preview: ReactNode
  /** Its alternative text names the button. */
  thumbnail: ReactNode
}

interface GalleryViewerProps {
  device?: Device
  screens: readonly Screen[]
  thumbnailsLabel: string
  /** Between the place of a screen and the number of all. */
  of: string
  /** The heading and what holds for all screens. */
  children: ReactNode
}

/** The previews lie on top of one another in the device; CSS slides the chosen one in. */
export function GalleryViewer({ device, screens, thumbnailsLabel, of, children }: GalleryViewerProps) {
  const [current, setCurrent] = useState(0)
  const stageRef = useRef<HTMLDivElement>(null)
  const { length } = screens

  useEffect(() => {
    const stage = stageRef.current
    // A swipe of two fingers shows the next screen, after the last the first.
    const show = (step: number) => setCurrent((shown) => (shown + step + length) % length)
    return stage ? followSidewaysWheel(stage, () => stage.clientWidth, show) : undefined
  }, [length])

  return (
    <>
      <div
        className={`grid place-items-center overscroll-x-contain md:max-lg:col-auto ${device ? 'lg:col-end-8' : 'lg:col-end-6'}`}
        data-slot="stage"
        ref={stageRef}
      >
        {/* A grid's column is as wide as the device, so the tablet's part of the window is said. */}
        <div className={device ? 'w-[88vw] md:w-148 lg:w-[44vw] xl:w-160' : 'w-[min(11rem,80vw)] md:w-68'}>
          <Phone device={device}>
            <div className="grid">
              {screens.map(({ id, preview }, index) => (
                <div
                  key={id}
                  className="gallery-preview"
                  data-current={index === current || undefined}
                  aria-hidden={index !== current || undefined}
                >
                  {preview}
                </div>
              ))}
            </div>
          </Phone>
        </div>
      </div>
      <div
        className={`relative mt-6 md:max-lg:col-auto lg:mt-0 ${device ? 'lg:col-start-8 lg:ps-gap' : 'md:mt-0 lg:col-start-6'}`}
      >
        {children}
        {/* As high as captions get: the thumbnails stay where they are when another is shown. */}
        <div className="mt-4 min-h-[calc(3lh+1rem)] lg:mt-8" data-slot="caption" aria-live="polite" aria-atomic="true">
          <h3 className="inline-block text-item tracking-sub">{screens[current]?.name}</h3>
          <span className="mx-4 text-sm text-muted" aria-hidden="true">
            {`${current + 1} ${of} ${screens.length}`}
          </span>
          <p className="mt-1">{screens[current]?.caption}</p>
        </div>
        <div
          className={`mt-3 grid auto-cols-fr grid-flow-col items-start gap-4 ${device ? '' : 'lg:grid-cols-5'}`.trim()}
          role="group"
          aria-label={thumbnailsLabel}
          data-slot="thumbnails"
        >
          {screens.map(({ id, thumbnail }, index) => (
            <button
              key={id}
              // The chosen one has its ring inside, and the others wait.
              className="overflow-hidden rounded-button aria-[current]:not-focus-visible:outline-3 aria-[current]:not-focus-visible:-outline-offset-3 aria-[current]:not-focus-visible:outline-accent forced-colors:aria-[current]:not-focus-visible:outline-[Highlight]"
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            >
              {thumbnail}
            </button>
          ))}
        </div>
      </div>
    </>
  )
}
