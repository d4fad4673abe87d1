/** Technical line drawings for workshops. No lettering: fonts differ from machine to machine. */
export type Drawing = 'beam' | 'clarifier' | 'column' | 'curves' | 'feeder' | 'flange' | 'loop' | 'gear' | 'robot'

const CIVIL = '#A14A21'
const ELECTRICAL = '#6440B8'
const MECHANICAL = '#0B6F69'

/** Slanting tick at the end of a dimension line. */
function tick(x: number, y: number): string {
  return `M${x - 6} ${y + 6}l12-12`
}

/** A dimension line with ticks, level or upright. */
function dimension(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = x1 === x2 ? [9, 0] : [0, 9]
  const ends = [[x1, y1] as const, [x2, y2] as const].map(
    ([x, y]) => `${tick(x, y)}M${x - dx} ${y - dy}L${x + dx} ${y + dy}`,
  )
  return `<path class="thin" d="M${x1} ${y1}L${x2} ${y2}${ends.join('')}"/>`
}

const dots = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => `<circle class="solid" cx="${x}" cy="${y}" r="${r}"/>`).join('')

/** Floor beam and column joint with bars. */
function beam(): string {
  const ties = [200, 225, 250, 280, 315, 355, 400, 445, 485, 520, 550, 575, 600]
  return `<path class="sheet" d="M120 70h80v90h400V70h80v320h-80V260H200v130h-80z"/>
    <path class="thin" d="M140 70v320M180 70v320M620 70v320M660 70v320M132 180h540M132 240h540"/>
    <path class="thin" d="${ties.map((x) => `M${x} 172v76`).join('')}${[90, 115, 140, 285, 315, 350].map((y) => `M134 ${y}h52M614 ${y}h52`).join('')}"/>
    <path d="M148 240v-34M652 240v-34M148 180v34M652 180v34"/>
    ${dimension(200, 300, 600, 300)}${dimension(730, 160, 730, 260)}${dimension(120, 425, 200, 425)}`
}

/** Circular clarifier in section. */
function clarifier(): string {
  return `<path class="sheet" d="M90 130h30v110l240 70v50h80v-50l240-70V130h30v135l-245 72v58H335v-58L90 265z"/>
    <path d="M120 160h240M440 160h240M360 120v130h80V120"/>
    <path class="thin" d="M120 172h60M200 172h50M270 172h60M460 172h60M540 172h50M610 172h50M150 184h40M480 184h40M560 184h60"/>
    <path d="M330 90h140M400 90v215M400 300l-250-70M400 300l250-70"/>
    <path class="thin" d="${[0, 1, 2, 3, 4].map((n) => `M${190 + n * 40} ${241 + n * 11}v16M${610 - n * 40} ${241 + n * 11}v16`).join('')}"/>
    ${dots([[400, 78]], 10)}${dimension(120, 60, 680, 60)}${dimension(740, 130, 740, 360)}`
}

/** Incoming breaker and two-winding transformer of a single-line diagram. */
function transformer(x: number): string {
  return `<path d="M${x} 40v24M${x} 92v18"/><path class="sheet" d="M${x - 14} 64h28v28h-28z"/>
     <circle class="sheet" cx="${x}" cy="134" r="24"/><circle cx="${x}" cy="166" r="24"/><path d="M${x} 190v30"/>`
}

/** Feeder with breaker, current transformer and arrow. */
function outgoing(x: number): string {
  return `<path d="M${x} 220v36M${x} 284v70"/><path class="sheet" d="M${x - 14} 256h28v28h-28z"/>
     <circle class="thin" cx="${x}" cy="312" r="9"/><path class="solid" d="M${x - 9} 354h18l-9 20z"/>`
}

/** Single-line diagram: two transformers, one bus, six feeders. */
function feeder(): string {
  return `<path d="M120 220h270M410 220h270" style="stroke-width:8"/><path d="M390 206v28M410 206v28M390 220h20"/>
    ${[255, 545].map(transformer).join('')}${[150, 255, 360, 440, 545, 650].map(outgoing).join('')}
    <path class="thin" d="M279 150h60v-40h40M569 150h60v-40h40"/>`
}

/** Instrument circle of a P&ID. */
function bubble(x: number, y: number): string {
  return `<circle class="sheet" cx="${x}" cy="${y}" r="30"/><path class="thin" d="M${x - 30} ${y}h60"/>`
}

/** Level loop: tank, transmitter, controller, valve. */
function loop(): string {
  return `<path class="sheet" d="M150 110c0-40 180-40 180 0v190c0 40-180 40-180 0z"/>
    <path class="thin" d="M150 190h180M165 205h40M225 205h50M180 220h70"/>
    <path d="M60 140h90M240 330v60h420M330 160h40M330 260h40M370 160v100"/>
    <path class="thin" stroke-dasharray="10 7" d="M400 210h90M550 210h60v120"/>
    ${bubble(400, 210)}${bubble(520, 210)}
    <path class="sheet" d="M580 370l60 40v-40l-60 40z"/><path d="M610 390v-34M588 356c0-34 44-34 44 0z"/>
    <path d="M660 390h80"/><path class="solid" d="M740 382l20 8-20 8zM48 132l20 8-20 8z"/>`
}

/** Gear wheel with pitch circle, hub and centre lines. */
function wheel(x: number, y: number, teeth: number, radius: number): string {
  const at = (angle: number, r: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  const step = (2 * Math.PI) / teeth
  const outline = Array.from({ length: teeth }, (_, n) => {
    const angle = n * step
    return [
      at(angle - step * 0.27, radius - 13),
      at(angle - step * 0.14, radius + 11),
      at(angle + step * 0.14, radius + 11),
      at(angle + step * 0.27, radius - 13),
    ].join('L')
  })
  return `<path class="sheet" d="M${outline.join('L')}z"/><circle class="thin" cx="${x}" cy="${y}" r="${radius}" stroke-dasharray="16 5 3 5"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.34}"/><circle cx="${x}" cy="${y}" r="${radius * 0.2}"/>
    <path class="thin" stroke-dasharray="16 5 3 5" d="M${x - radius - 30} ${y}h${2 * radius + 60}M${x} ${y - radius - 30}v${2 * radius + 60}"/>`
}

/** Spur gears in mesh with centre lines. */
function gear(): string {
  return `${wheel(290, 235, 28, 150)}${wheel(520, 235, 15, 80)}${dimension(290, 425, 520, 425)}
    <path class="thin" d="M352 92l50-52h60M576 176l50-60h60"/>`
}

/** Six-axis arm over a machined part. */
function robot(): string {
  return `<path class="sheet" d="M140 390h160v-28h-30l-12-60h-76l-12 60h-30z"/>
    <path class="sheet" d="M196 300l-16-150 44-24 40 26 10 150z"/><circle class="sheet" cx="222" cy="146" r="40"/><circle cx="222" cy="146" r="18"/>
    <path class="sheet" d="M238 110l230-44 12 44-226 72z"/><circle class="sheet" cx="476" cy="92" r="34"/><circle cx="476" cy="92" r="14"/>
    <path class="sheet" d="M462 124l30-2 26 104h-40z"/><path d="M482 226v30M512 226v30M482 256h-8v22M512 256h8v22"/>
    <path class="sheet" d="M430 300h150v40H430zM390 340h280v50H390z"/><circle cx="470" cy="320" r="10"/><circle cx="540" cy="320" r="10"/>
    <path class="thin" stroke-dasharray="10 7" d="M540 60c120 20 170 120 150 230M497 280v20"/><path class="thin" d="M90 390h640M90 404l14-14M130 404l14-14M170 404l14-14M210 404l14-14M250 404l14-14M290 404l14-14"/>
    ${dimension(390, 425, 670, 425)}`
}

/** Column section with bars and ties, beside its interaction diagram. */
function column(): string {
  const bars = [150, 200, 250].flatMap((x) => [130, 225, 320].map((y) => [x, y] as const))
  return `<path class="sheet" d="M120 100h160v250H120z"/><path class="thin" d="M135 115h130v220H135zM135 225h130M200 115v220"/>
    ${dots(bars, 9)}${dimension(120, 385, 280, 385)}${dimension(85, 100, 85, 350)}
    <path d="M400 385V60M400 385h310"/><path class="solid" d="M393 64l7-20 7 20zM706 378l20 7-20 7z"/>
    <path d="M400 95c90 10 200 70 230 150s-60 120-110 140"/><path class="thin" stroke-dasharray="10 7" d="M400 130c70 10 160 58 185 120s-50 105-95 135M400 245h230"/>
    ${dots(
      [
        [400, 95],
        [630, 245],
        [520, 385],
        [490, 190],
      ].map(([x, y]) => [x!, y!] as const),
      7,
    )}`
}

/** Time-current curves of three relays on logarithmic paper. */
function curves(): string {
  const lines = [0, 1, 2].flatMap((decade) => [1, 2, 3, 5, 7].map((n) => decade * 190 + Math.log10(n) * 190))
  return `<path class="sheet" d="M130 40h570v350H130z"/>
    <path class="thin" d="${lines.map((x) => `M${(130 + x).toFixed(1)} 40v350`).join('')}${lines.map((y) => `M130 ${(390 - y * 0.614).toFixed(1)}h570`).join('')}" style="stroke-opacity:.35"/>
    <path d="M180 60c30 150 120 240 400 250v-60M260 60c30 130 110 190 320 200M340 60c30 100 100 140 240 150"/>
    <path class="thin" stroke-dasharray="10 7" d="M580 40v350"/>${dimension(620, 210, 620, 260)}
    ${dots(
      [
        [580, 310],
        [580, 260],
        [580, 210],
      ],
      7,
    )}`
}

/** Flange in two views with datums and frames of tolerances. */
function flange(): string {
  const holes = Array.from({ length: 6 }, (_, n) => [
    270 + 112 * Math.cos((n * Math.PI) / 3),
    225 + 112 * Math.sin((n * Math.PI) / 3),
  ])
  return `<circle class="sheet" cx="270" cy="225" r="150"/><circle cx="270" cy="225" r="60"/><circle class="thin" cx="270" cy="225" r="112" stroke-dasharray="16 5 3 5"/>
    ${holes.map(([x, y]) => `<circle cx="${x!.toFixed(1)}" cy="${y!.toFixed(1)}" r="17"/>`).join('')}
    <path class="thin" stroke-dasharray="16 5 3 5" d="M90 225h360M270 45v360"/>
    <path class="sheet" d="M530 75h40v300h-40zM570 165h70v120h-70z"/><path class="thin" d="M530 165h110M530 285h110M530 96h40M530 130h40M530 320h40M530 354h40"/>
    <path class="sheet" d="M600 60h130v34H600zM600 340h130v34H600z"/><path class="thin" d="M634 60v34M690 60v34M634 340v34M690 340v34M600 77h-30M600 357h-30"/>
    <circle class="thin" cx="617" cy="77" r="9"/><path class="thin" d="M605 77h24M617 65v24M607 366l10-18M613 366l10-18"/>
    <path class="solid" d="M640 225l22-12v24z"/><path class="sheet" d="M662 210h34v30h-34z"/>`
}

const SHEETS: Readonly<Record<Drawing, { colour: string; draw: () => string }>> = {
  beam: { colour: CIVIL, draw: beam },
  clarifier: { colour: CIVIL, draw: clarifier },
  column: { colour: CIVIL, draw: column },
  curves: { colour: ELECTRICAL, draw: curves },
  feeder: { colour: ELECTRICAL, draw: feeder },
  flange: { colour: MECHANICAL, draw: flange },
  loop: { colour: ELECTRICAL, draw: loop },
  gear: { colour: MECHANICAL, draw: gear },
  robot: { colour: MECHANICAL, draw: robot },
}

/** A drawing in its branch's colour on squared paper, as an SVG text of 800 by 450. */
export function drawSheet(drawing: Drawing): string {
  const { colour, draw } = SHEETS[drawing]
  const grid = [
    ...Array.from({ length: 20 }, (_, n) => `M${n * 40 + 20} 0v450`),
    ...Array.from({ length: 11 }, (_, n) => `M0 ${n * 40 + 25}h800`),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">
    <style>path,circle{fill:none;stroke:${colour};stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}
      .thin{stroke-width:1.6}.sheet{fill:#fff}.solid{fill:${colour};stroke:none}.grid{stroke:#10233F;stroke-opacity:.06;stroke-width:1}</style>
    <rect width="800" height="450" fill="#F4F2EB"/><path class="grid" d="${grid}"/>${draw()}
  </svg>`
}
