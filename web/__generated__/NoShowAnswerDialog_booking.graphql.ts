/**
 * @generated SignedSource<<2bec4f75e35002ea714cb635336a44e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoShowAnswerDialog_booking$data = {
  readonly databaseId: number;
  readonly menteeName: string;
  readonly mentorName: string;
  readonly noShow: {
    readonly reportStatement: string | null | undefined;
  } | null | undefined;
  readonly viewerCanAnswerNoShow: {
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentType": "NoShowAnswerDialog_booking";
};
export type NoShowAnswerDialog_booking$key = {
  readonly " $data"?: NoShowAnswerDialog_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoShowAnswerDialog_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoShowAnswerDialog_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "concreteType": "BookingRight",
      "kind": "LinkedField",
      "name": "viewerCanAnswerNoShow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
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
          "name": "reportStatement",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "0378f10462508484cd996d449c3866d9";

export default node;
