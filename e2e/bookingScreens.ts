/** The steps of a booking as a person does them, at any width. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const AGENDA = 'I want to check the bending moment of my final-year frame by hand.'

/** The payment window. */
export const checkout = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Checkout"]')

/** Opens a mentor's booking page; on a phone the day is chosen first. */
export async function openTimes(page: Page, mentorId: number): Promise<void> {
  await page.goto(`/booking/${mentorId}`)
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  if (isPhone) await page.locator('button[data-state="free"]').first().click()
}

/** A slot that is offered, by its position. */
export const offered = (within: Page | Locator) =>
  within.locator('button:enabled').filter({ hasText: /^\d{1,2}:\d\d (am|pm)$/ })

export async function continueTo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Continue|Log in or sign up)/ })
    .filter({ visible: true })
    .first()
    .click()
}

export async function writeAgenda(page: Page, text = AGENDA): Promise<void> {
  await page.getByLabel('Session agenda').fill(text)
}

/** Ticks both boxes of the terms and accepts. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByLabel('I have read the terms and conditions').check()
  await page.getByLabel('I agree to the terms and conditions').check()
  await page.getByRole('button', { name: 'Accept' }).click()
}

export async function signInOnPage(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /Pay ₹/ }).filter({ visible: true }).first()

/** Right after paying. */
export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible()
}

/** On every later look at a session that is ahead. */
export async function expectSessionPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Session with / })).toBeVisible()
  await expect(page.getByText(/^Booked for .*\sIST\.$/)).toBeVisible()
}
