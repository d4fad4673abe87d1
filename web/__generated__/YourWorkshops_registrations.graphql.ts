/**
 * @generated SignedSource<<cab3a2f1240fe1bc7ab0e8fa9e3eacea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YourWorkshops_registrations$data = ReadonlyArray<{
  readonly id: string;
  readonly ticketCode: string | null;
  readonly workshop: {
    readonly databaseId: number;
    readonly date: string;
    readonly duration: string;
    readonly startsAt: string;
    readonly time: string;
    readonly title: string;
  };
  readonly " $fragmentType": "YourWorkshops_registrations";
}>;
export type YourWorkshops_registrations$key = ReadonlyArray<{
  readonly " $data"?: YourWorkshops_registrations$data;
  readonly " $fragmentSpreads": FragmentRefs<"YourWorkshops_registrations">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "YourWorkshops_registrations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ticketCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workshop",
      "kind": "LinkedField",
      "name": "workshop",
      "plural": false,
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "time",
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
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkshopRegistration",
  "abstractKey": null
};

(node as any).hash = "dd53faf11fa419854ddd1cfdaff50319";

export default node;
