import { PAYMENT_METHODS_TEXT } from '../../../api/rules/policies.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'

/** Clauses on third parties: look-ups, trackers, provider, email, people. */
export const privacyUseClauses: Clauses = () => [
  {
    id: 'location',
    title: 'Location check',
    text: (
      <p>
        Because the services are limited to users in India, our server looks up the country of your IP address, with one
        of two public look-up services, which see that address and nothing else. The answer (the country, and whether it
        is in the EU/EEA) is not stored with your account; your browser keeps it for a day. We do not ask for your exact
        position. When the country cannot be found out, you are treated as outside the EU/EEA.
      </p>
    ),
  },
  {
    id: 'measuring',
    title: 'Measuring, trackers and consent',
    text: (
      <>
        <p>
          We may use an advertising pixel (Meta) and an analytics service (Google Analytics). Where we have not set them
          up, neither is loaded. Where we have, they learn of page views, a search, a mentor’s profile being opened, a
          sign-up being started or finished, a checkout being opened and a purchase, with package, value in INR, mentor
          number, session date and order number. They are never given your name, your email address or what you write;
          they set cookies of their own and see your IP address.
        </p>
        <p>
          Visitors whom the location check finds in the EU/EEA are asked first, and nothing is loaded unless they
          accept; rejecting is as easy as accepting, and “Cookie settings” at the foot of each page changes the choice.
          Other visitors are treated as consenting; you can withdraw by writing to us, or block the scripts in your
          browser: the product works without them.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payment provider',
    text: (
      <p>
        Payments ({PAYMENT_METHODS_TEXT}) are taken by Razorpay, in its own window. It gets what is needed for that:
        amount, our order number, and the name and email address that are filled in for you. What you type into its
        window (card, bank, UPI) goes to it alone, under its own privacy policy. It tells us whether a payment or refund
        went through.
      </p>
    ),
  },
  {
    id: 'mail',
    title: 'Email',
    text: (
      <p>
        We write to you when something changes for you: an application, a booking, a request, a payment or refund, a
        reminder before a session, messages of a chat that you have not read, with their first lines, the end of a plan,
        your password. These are part of the service. Emails travel over our email provider, which sees email addresses
        and contents in passing. We do not send advertising.
      </p>
    ),
  },
  {
    id: 'sharing',
    title: 'Who sees what',
    text: (
      <>
        <ul>
          <li>
            <b>Everybody</b> sees the profile of an accepted mentor, and reviews with the name and current level of the
            mentee.
          </li>
          <li>
            <b>The mentor you book or write to</b> sees your name, level, branch, picture, agenda, requests and
            messages. <b>The mentee</b> sees the mentor’s profile, answers and messages. Neither sees the other’s email
            address here.
          </li>
          <li>
            <b>Our team</b> sees accounts, bookings, requests, registrations and, when a chat is reported or disputed,
            what was written and sent in it. Each such look is recorded.
          </li>
          <li>
            <b>Those who work for us</b> (hosting, email, payments, look-ups) see what their task needs, under contract.
          </li>
          <li>
            <b>Authorities and courts</b> get what Indian law obliges us to give.
          </li>
        </ul>
      </>
    ),
  },
]
