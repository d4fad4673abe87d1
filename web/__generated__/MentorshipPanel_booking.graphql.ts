/**
 * @generated SignedSource<<10efc3ef0378d8661615f86edbc258ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorshipPanel_booking$data = {
  readonly adminRights: {
    readonly canCancel: boolean;
    readonly canDecideNoShow: boolean;
    readonly canMove: boolean;
    readonly cancelReason: string | null;
    readonly moveReason: string | null;
  } | null;
  readonly agenda: string;
  readonly noShow: {
    readonly __typename: "NoShow";
  } | null;
  readonly startsAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCancelDialog_booking" | "AdminMoveDialog_booking" | "AdminMovePlanDialog_booking" | "DecideNoShowDialog_booking" | "MentorshipFacts_booking" | "MentorshipFacts_timeline" | "NoShowReport_booking" | "NoShowReport_evidence">;
  readonly " $fragmentType": "MentorshipPanel_booking";
};
export type MentorshipPanel_booking$key = {
  readonly " $data"?: MentorshipPanel_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorshipPanel_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorshipPanel_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agenda",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NoShow",
      "kind": "LinkedField",
      "name": "noShow",
      "plural": false,
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
      "alias": null,
      "args": null,
      "concreteType": "BookingAdminRights",
      "kind": "LinkedField",
      "name": "adminRights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canCancel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canMove",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moveReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canDecideNoShow",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "NoShowReport_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mentorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "menteeName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NoShow",
          "kind": "LinkedField",
          "name": "noShow",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reportedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reportStatement",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answerStatement",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "finding",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoShowReport_evidence"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorshipFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MentorshipFacts_timeline"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminCancelDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminMoveDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminMovePlanDialog_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideNoShowDialog_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "6c0bc76c22b6ce0dcbe830659ecd87c2";

export default node;
