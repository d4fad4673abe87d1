/**
 * @generated SignedSource<<b2780f92fcd89f15241e24877262c9bd>>
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
      readonly holdExpiresAt: string | null | undefined;
    } | null | undefined;
    readonly mentee: {
      readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_mentee">;
    } | null | undefined;
    readonly nextSession: {
      readonly endsAt: string | null | undefined;
    } | null | undefined;
    readonly seatOffers: ReadonlyArray<{
      readonly __typename: "WaitingListEntry";
    }>;
    readonly workshopRegistrations: ReadonlyArray<{
      readonly isRegistered: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"YourWorkshops_registrations">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"MenteeProfile_viewer" | "OfferedSeats_viewer" | "Progress_viewer" | "SessionsWaiting_viewer" | "WhatsNext_viewer">;
  } | null | undefined;
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
          "alias": null,
          "args": null,
          "concreteType": "WaitingListEntry",
          "kind": "LinkedField",
          "name": "seatOffers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OfferedSeats_viewer"
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

(node as any).hash = "851aaa77ef99ec45845380d6f4ef4645";

export default node;
