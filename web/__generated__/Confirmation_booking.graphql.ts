/**
 * @generated SignedSource<<0de9af613fc195da9b0d800c3fdbb88d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingActor = "ADMINISTRATOR" | "MENTEE" | "MENTOR" | "%future added value";
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Confirmation_booking$data = {
  readonly databaseId: number;
  readonly endDate: string | null;
  readonly endsAt: string | null;
  readonly id: string;
  readonly meetingLink: string | null;
  readonly menteeName: string;
  readonly mentor: {
    readonly databaseId: number;
  } | null;
  readonly mentorLeft: string | null;
  readonly mentorListed: boolean;
  readonly mentorName: string;
  readonly movedAt: string | null;
  readonly noShow: {
    readonly reportedBy: BookingActor;
  } | null;
  readonly plan: {
    readonly conversation: {
      readonly isActive: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"OpenChat_conversation">;
    } | null;
    readonly viewerCanBookCall: {
      readonly allowed: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"BookIncludedSessionButton_plan">;
  } | null;
  readonly startDate: string | null;
  readonly startsAt: string | null;
  readonly status: BookingStatus;
  readonly viewerCanComplete: {
    readonly allowed: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking" | "ConfirmationFacts_booking" | "JoinRecord_booking" | "JoinSession_booking" | "NextSteps_booking" | "RefundPart_booking" | "SessionActions_booking" | "SessionNews_booking" | "planCall_booking">;
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
      "name": "RefundPart_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinSession_booking"
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

(node as any).hash = "85e1b212e38194fa5d7026ee28542b50";

export default node;
