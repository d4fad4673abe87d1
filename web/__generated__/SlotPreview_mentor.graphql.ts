/**
 * @generated SignedSource<<5be1581034c412d264d7f49704d5e64d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SlotPreview_mentor$data = {
  readonly available: boolean;
  readonly databaseId: number;
  readonly daysOff: ReadonlyArray<{
    readonly endDate: string;
    readonly startDate: string;
  }> | null;
  readonly status: MentorStatus | null;
  readonly " $fragmentType": "SlotPreview_mentor";
};
export type SlotPreview_mentor$key = {
  readonly " $data"?: SlotPreview_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotPreview_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotPreview_mentor",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DaysOff",
      "kind": "LinkedField",
      "name": "daysOff",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "2ee226e71e5e6e1acae818bc956f094b";

export default node;
