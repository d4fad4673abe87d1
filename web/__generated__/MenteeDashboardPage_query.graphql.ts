/**
 * @generated SignedSource<<31ff41840818f59391167e88530bbef6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenteeDashboardPage_query$data = {
  readonly site: {
    readonly now: string;
    readonly " $fragmentSpreads": FragmentRefs<"SessionsWaiting_site" | "WhatsNext_site">;
  };
  readonly viewer: {
    readonly liveHold: {
      readonly holdExpiresAt: string | null;
    } | null;
    readonly mentee: {
      readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
    } | null;
    readonly nextSession: {
      readonly endsAt: string | null;
    } | null;
    readonly workshopRegistrations: ReadonlyArray<{
      readonly isRegistered: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"YourWorkshops_registrations">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_viewer" | "Progress_viewer" | "SessionsWaiting_viewer" | "WhatsNext_viewer">;
  } | null;
  readonly " $fragmentType": "MenteeDashboardPage_query";
};
export type MenteeDashboardPage_query$key = {
  readonly " $data"?: MenteeDashboardPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenteeDashboardPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenteeDashboardPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "now",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionsWaiting_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatsNext_site"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "liveHold",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "holdExpiresAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "nextSession",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionsWaiting_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatsNext_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenteeProfile_viewer"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentee",
          "kind": "LinkedField",
          "name": "mentee",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenteeProfile_mentee"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Progress_viewer"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkshopRegistration",
          "kind": "LinkedField",
          "name": "workshopRegistrations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRegistered",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "YourWorkshops_registrations"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6bb02847f9e20a03bffbd901f1ccdf03";

export default node;
