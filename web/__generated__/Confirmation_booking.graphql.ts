/**
 * @generated SignedSource<<13052be139778e1e411cf8758e86a0b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_booking$data = {
  readonly amount: number;
  readonly confirmedAt: string | null | undefined;
  readonly databaseId: number;
  readonly endDate: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly freeUntil: string | null | undefined;
  readonly hasUsedSession: boolean;
  readonly id: string;
  readonly meetingLink: string | null | undefined;
  readonly menteeName: string;
  readonly mentor: {
    readonly databaseId: number;
  } | null | undefined;
  readonly mentorLeft: string | null | undefined;
  readonly mentorListed: boolean;
  readonly mentorName: string;
  readonly movedAt: string | null | undefined;
  readonly noShow: {
    readonly reportedBy: BookingActor;
  } | null | undefined;
  readonly packageType: PackageType;
  readonly plan: {
    readonly conversation: {
      readonly isActive: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"OpenChat_conversation">;
    } | null | undefined;
    readonly viewerCanBookCall: {
      readonly allowed: boolean;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan">;
  } | null | undefined;
  readonly refundedAmount: number | null | undefined;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly viewerCanCancel: {
    readonly money: string | null | undefined;
    readonly reason: string;
    readonly refund: number | null | undefined;
  } | null | undefined;
  readonly viewerCanComplete: {
    readonly allowed: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking" | "ConfirmationFacts_booking" | "JoinRecord_booking" | "MeetingPlace_booking" | "NextSteps_booking" | "SessionActions_booking" | "SessionNews_booking" | "planCall_booking">;
  readonly " $fragmentType": "Confirmation_booking";
};
export type Confirmation_booking$key = {
  readonly " $data"?: Confirmation_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"Confirmation_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Confirmation_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packageType",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "planCall_booking",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionType",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movedAt",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUsedSession",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentorListed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingCancelRight",
      "kind": "LinkedField",
      "name": "viewerCanCancel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "money",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refund",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanComplete",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookIncludedSessionButton_plan"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingRight",
          "kind": "LinkedField",
          "name": "viewerCanBookCall",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Conversation",
          "kind": "LinkedField",
          "name": "conversation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OpenChat_conversation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmationFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextSteps_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeetingPlace_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionNews_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinRecord_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionActions_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "2ac7a0ff79d03a4822c9a5da40a3f55f";

export default node;
