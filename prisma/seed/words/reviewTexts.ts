/** What a review is about; a mentor gets texts that fit the work. */
export type ReviewTopic = 'any' | 'structures' | 'power' | 'electronics' | 'design' | 'shopFloor' | 'automation'

const any = [
  'Had read my agenda, that was clear from the first minute. We spent no time on introductions.',
  'I came with one question and left with an order in which to ask five better ones.',
  'Very direct about my resume. Half of it is gone now, and I got two calls in a week.',
  'Explained the same idea three ways until one of them worked for me. No hurry at all.',
  'Sent a page of notes after the call, with the two books I should read and the four I should not.',
  'Did not give me the answer. Asked until I found it, and then asked how I would check it.',
  'I was afraid of looking stupid. That fear lasted about two minutes.',
  'Told me plainly that my project title was bigger than my project. We cut it to something I can finish.',
  'The mock interview was harder than the real one. I have the offer letter now.',
  'Worth more than the coaching class I paid ten times as much for.',
  'Finally somebody who could say what an engineer does between nine and six.',
  'Showed me real documents from work, with names covered. I had never seen one before.',
  'Spoke Hindi and English as needed, which helped me more than I expected.',
  'Started on time, ended on time, and every minute in between was used.',
  'My third session here. Each time I bring the homework, and each time it is checked.',
  'Helped me choose between M.Tech and a job with a simple table. I took the job.',
  'Honest about salaries, transfers and the first two years. I needed that more than motivation.',
  'Found the mistake in my report that four teachers had signed off.',
  'Patient with my slow connection, and repeated the important parts in writing.',
  'I recorded my own summary afterwards and it came to eleven action points. All of them doable.',
]

const structures = [
  'Found in ten minutes why my storey drift was wrong: the slab was not set as a diaphragm. Then I had to check it by hand.',
  'We designed one column from load to stirrup spacing. I finally know why the ties get closer near the joint.',
  'Reviewed my bar bending schedule and found three bars that could not be bent on any site.',
  'The base shear of my model was double. It was the mass source, counted twice. Five minutes, after a week of mine.',
  'Explained soft storeys with a shoe box. I have used the same shoe box in my viva.',
  'Took my raft from uniform pressure to a proper spring model, and told me when the first would do.',
  'Marked up my GA drawing in red like in an office. Painful and excellent.',
  'We compared a wall and a frame system for my building. I understood stiffness for the first time.',
  'Made me write a design basis report before touching software. My guide was impressed.',
  'Clear about what a design office expects in the first year, with real examples of good and bad work.',
  'I asked about site or design. We listed what I like on a Monday morning, and the answer was there.',
  'Ductile detailing is now a reason in my head and not a table I copy.',
  'My seminar on torsion in irregular buildings was saved by one sketch.',
  'Checked my load combinations and asked me to drop eleven of them. With reasons.',
  'We looked at photographs of honeycombing and cold joints and worked out what went wrong in each.',
  'Gave me a one-page checklist for reviewing any structural drawing. I keep it on my desk.',
  'Showed how to verify a beam moment with a pencil. My model was off by a support condition.',
  'Prepared me for the design test of a consultancy: one frame, two hours, no software. I cleared it.',
]

const power = [
  'We traced a fault on a single-line diagram from the busbar to the trip coil. Now I can read one.',
  'Relay coordination on graph paper, three curves, and suddenly the time grading made sense.',
  'Explained earthing with one sketch of current that must return. I had only memorised the formula.',
  'Went through my load flow and showed which two results could not be true.',
  'Told me what a commissioning engineer carries in the bag. I bought the torch and got the job.',
  'The viva on synchronous machines was next day. We did only the five questions that matter, and four came.',
]

const electronics = [
  'Read my code with me and asked what happens if the interrupt comes here. It did come there.',
  'We put a probe on the problem instead of guessing. My I2C had no pull-ups.',
  'Asked me to explain setup and hold with my own timing report. I could not, then; I can now.',
  'My schematic came back with eleven comments. Two of them would have burnt the board.',
  'Made a learning plan of twelve weeks with a thing to build in each. I am in week seven.',
  'Showed me how hiring managers read a GitHub profile. Mine has a README now.',
  'The difference between verification and testing was explained with one story about a lift.',
  'We simplified my project from three boards to one. It works, for the first time.',
]

const design = [
  'A stack-up on my own assembly, with numbers. The gap that I called safe was negative in the worst case.',
  'GD&T was a chapter for me. Now it is a way to tell the machinist what I really need.',
  'Asked me for the load path before the mesh. My analysis had no load path.',
  'We sized a shaft by hand in fifteen minutes, and the simulation agreed within six percent.',
  'My suspension mount failed at the weld. We worked out why from a photograph.',
  'Gave me three drawings with mistakes and a stopwatch. The best practice I had before interviews.',
  'Told me which CAD skills matter and which are decoration. Saved me a costly course.',
  'Helped me write an FMEA that speaks about my part and not about a template.',
]

const shopFloor = [
  'A morning on the shop floor, told hour by hour. I joined a plant the same month and nothing surprised me.',
  'We did a time study of my own kitchen. It sounds silly; I understood takt time for life.',
  'Explained how to speak with operators who have twenty years more than I have. It works.',
  'Looked at my process sheet and asked where the part would fall. I had forgotten the chute.',
  'SMED became clear with one video of a real changeover, stopped every ten seconds.',
  'My fixture design was over-constrained. Six points, not nine, and now I see it everywhere.',
  'Helped me cost a bracket. I was wrong by a factor of three and now know the reason.',
  'Gave me five questions to ask on any plant visit. The HR person noticed.',
  'We turned my internship into two numbers on the resume. Both get asked about.',
  'Explained OEE without slides, with the three machines in my own workshop.',
  'Told me to keep a breakdown diary. After a month I had the topic of my final project.',
  'Practical on quality: what to measure, how often, and when to stop the line.',
  'The layout of my project cell went from a long row to a U. Two steps instead of nine.',
  'I learnt to draw a value stream in pencil first. The software came a month later.',
  'Spoke about safety as the first duty of an engineer, with stories I will not forget.',
  'Went through an 8D report that was real. My own now has a root cause and not a person.',
  'Pushed me to call a plant and ask for a visit. They said yes.',
  'Compared small plant and large group without selling either. I chose the small plant.',
  'Prepared me for the group task at a campus drive, where I had to balance a line of six.',
]

const automation = [
  'My ladder program had the emergency stop in software. I will never do that again.',
  'We built a sequence for a filling station, state by state, before a single rung was drawn.',
  'Advised me to build one small cell that works and to film it. That film got me three interviews.',
  'Explained why my robot singularity happens and how to place the part so that it does not.',
  'The panel drawing I brought had no fuse for the outputs. Found in one look.',
  'Taught me to write fault messages that tell the operator what to do. Interviewers loved it.',
  'We computed the cycle time of my cell on paper. The conveyor was the bottleneck, not the robot.',
  'Showed a real I/O list. I rewrote mine the same evening.',
  'Now I can say when to use a servo and when a cylinder is enough.',
  'Told me which PLC trainer to buy used, and which to leave. Saved me twelve thousand rupees.',
  'Machine safety in 45 minutes: category, stop, reset. The clearest session I have had.',
  'Looked at my resume as the hiring manager would: six seconds. Then we repaired it.',
  'Made me explain my project to an operator, not to a professor. Much harder, much better.',
  'Vision inspection starts with the light. I had spent a month on the algorithm.',
  'We compared three robot makes by spare parts and service, which no brochure mentions.',
  'A homework with a tank, two valves and one alarm. I learnt more than in a semester.',
  'From diploma to controls engineer: a plan with dates, and it is on schedule.',
  'Helped me handle the question about having no plant experience. I answered it with my cell.',
]

/** Texts of five stars, by topic. */
export const fiveStarTexts: Readonly<Record<ReviewTopic, readonly string[]>> = {
  any,
  structures,
  power,
  electronics,
  design,
  shopFloor,
  automation,
}

/** Texts of four stars; they fit every mentor. */
export const fourStarTexts: readonly string[] = [
  'Good and practical. I would have liked more time on the second half of my agenda.',
  'Knows the subject deeply. Some of it went over my head, but the notes helped.',
  'Useful session. We began ten minutes late because of the connection, and ended late to make up for it.',
  'Clear advice on jobs. For the technical part I should have sent my file earlier.',
  'Helpful, though 45 minutes is short for a whole project. I booked a second one.',
  'Strong on industry practice, a little less on what my university wants to see.',
]

/** Texts of three stars; they fit every mentor. */
export const threeStarTexts: readonly string[] = [
  'A decent talk, but more general than I had hoped. Come with very specific questions.',
  'Had to be moved once at short notice. The session itself was fine.',
]

/** What mentors answer. */
export const answerTexts = [
  'Thank you. You came with a drawing and a question, which is half of the work.',
  'Glad it helped. Send me the corrected sheet when you have it and I will mark it once more.',
  'Thank you for the kind words. The hand calculation was your idea, keep doing that.',
  'I enjoyed this one. Remember the two references we spoke about before your interview.',
  'Thank you. We ran out of time on the last point, so bring it first the next time.',
  'Well prepared and patient with my questions. All the best for the placement season.',
]
